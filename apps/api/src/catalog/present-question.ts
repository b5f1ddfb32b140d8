import type { Question } from '@arquiba/contract/reviews';
import type { QuestionRow } from './question-queries.ts';

export function presentQuestion(row: QuestionRow, author: string): Question {
  const { id, text, answer, createdAt, answeredAt } = row;
  return {
    ...{ id, author, text, answer, createdAt: createdAt.toISOString() },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
