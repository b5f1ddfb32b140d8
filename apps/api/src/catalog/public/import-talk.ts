import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/database.ts';
import { findProductBySlug } from '../queries.ts';
import { giveAnswer } from '../question-queries.ts';
import { insertReview } from '../review-queries.ts';

export interface ImportedReview {
  slug: string;
  accountId: string;
  color: string;
  rating: number;
  text: string;
  at: Date;
}

/** A review by somebody who bought at the counter, where no order is: the shop vouches for it. */
export async function importReview(
  { db }: Pick<Services, 'db'>,
  { slug, at, ...review }: ImportedReview,
): Promise<void> {
  const product = await findProductBySlug(db, slug);
  if (!product) throw new ApiError('not_found');
  await insertReview(db, {
    ...{ id: newId(at), productId: product.id, ...review, orderLineId: null },
    ...{ photos: [], hiddenAt: null, createdAt: at },
  });
}

export interface ImportedAnswer {
  id: string;
  answer: string;
  answeredAt: Date;
}

/** An answer that was given before: nobody is mailed. */
export async function importAnswer(
  { db }: Pick<Services, 'db'>,
  answer: ImportedAnswer,
): Promise<void> {
  await db.transaction((tx) => giveAnswer(tx, answer));
}
