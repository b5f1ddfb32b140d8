import type { Services } from '../../platform/context.ts';
import { giveAnswer } from '../question-queries.ts';

export interface ImportedAnswer {
  id: string;
  answer: string;
  answeredAt: Date;
}

/** Stores an answer that was given before, without a mail. */
export async function importAnswer(
  { db }: Pick<Services, 'db'>,
  answer: ImportedAnswer,
): Promise<void> {
  await db.transaction((tx) => giveAnswer(tx, answer));
}
