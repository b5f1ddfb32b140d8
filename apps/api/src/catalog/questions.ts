import type * as contract from '@arquiba/contract/reviews';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID, newId } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { findBySlug } from './find-by-slug.ts';
import { firstNames } from './first-names.ts';
import { presentQuestion } from './present-question.ts';
import { insertQuestion, listShownQuestions } from './question-queries.ts';

export const listQuestions: Operation<typeof contract.listQuestions> = async (
  context,
  { slug, cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const { id: productId } = await findBySlug(context.db, slug);
  const viewerId = context.viewer?.accountId ?? null;
  const query = { productId, viewerId, before, limit: limit + 1 };
  const page = takePage(await listShownQuestions(context.db, query), limit, (row) => [row.id]);
  const nameOf = await firstNames(
    context,
    page.items.map((row) => row.accountId),
  );
  const items = page.items.map((row) => presentQuestion(row, nameOf(row.accountId)));
  return { items, nextCursor: page.nextCursor };
};

export const askQuestion: Operation<typeof contract.askQuestion> = async (
  context,
  { slug, text },
) => {
  const { db, clock, viewer } = context;
  const { id: productId } = await findBySlug(db, slug);
  const createdAt = clock.now();
  const { accountId } = viewer;
  const row = {
    ...{ id: newId(createdAt), productId, accountId, text, createdAt },
    ...{ answer: null, answeredAt: null, hiddenAt: null },
  };
  await insertQuestion(db, row);
  const nameOf = await firstNames(context, [accountId]);
  return presentQuestion(row, nameOf(accountId));
};
