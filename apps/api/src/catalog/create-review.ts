import { ApiError } from '@arquiba/contract/errors';
import type { createReview as route } from '@arquiba/contract/reviews';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId, violates } from '../platform/database/database.ts';
import { claimFiles } from '../platform/files/file-reference.ts';
import { findBySlug } from './find-by-slug.ts';
import { firstNames } from './first-names.ts';
import { presentReview } from './present-review.ts';
import { insertReview } from './review-queries.ts';
import { unreviewedLines } from './unreviewed-lines.ts';

const NOT_BOUGHT = 'Só quem comprou estes óculos e já recebeu pode avaliar, uma vez por item.';

/**
 * Only for a buyer who has received the frame, once per order line. A review that staff have hidden counts,
 * too.
 */
export const createReview: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer, media } = context;
  const { id: productId } = await findBySlug(db, input.slug);
  const lines = await unreviewedLines(context, productId);
  const wanted = input.orderLineId;
  const line = lines.find(({ orderLineId }) => wanted === undefined || wanted === orderLineId);
  if (!line) throw new ApiError('not_allowed', { message: NOT_BOUGHT });
  const photos = await claimFiles(context, 'posts', input.photos);
  if (!photos.every(({ mime }) => mime.startsWith('image/'))) {
    throw invalidInput({ photos: 'As fotos da avaliação precisam ser imagens' });
  }
  const createdAt = clock.now();
  const { rating, text } = input;
  const { accountId } = viewer;
  const row = {
    ...{ id: newId(createdAt), productId, accountId, ...line, rating, text, photos },
    ...{ hiddenAt: null, createdAt },
  };
  try {
    await insertReview(db, row);
  } catch (error) {
    if (!violates(error, 'product_review_order_line_id_key')) throw error;
    throw new ApiError('not_allowed', { message: NOT_BOUGHT });
  }
  const nameOf = await firstNames(context, [accountId]);
  return presentReview(media, row, nameOf(accountId));
};
