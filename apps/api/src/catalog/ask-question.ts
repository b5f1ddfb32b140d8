import type { askQuestion as route } from '@arquiba/contract/reviews';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { findBySlug } from './find-by-slug.ts';
import { firstNames } from './first-names.ts';
import { presentQuestion } from './presenters.ts';
import { insertQuestion } from './question-queries.ts';

export const askQuestion: Operation<typeof route> = async (context, { slug, text }) => {
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
