import type * as contract from '@arquiba/contract/reviews';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { findBySlug } from './find-by-slug.ts';
import { firstNames } from './first-names.ts';
import { presentReview } from './present-review.ts';
import { countStars, listShownReviews } from './review-queries.ts';
import { unreviewedLines } from './unreviewed-lines.ts';

export const listReviews: Operation<typeof contract.listReviews> = async (
  context,
  { slug, cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const { id: productId } = await findBySlug(context.db, slug);
  const rows = await listShownReviews(context.db, { productId, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const stars = await countStars(context.db, productId);
  const nameOf = await firstNames(
    context,
    page.items.map((row) => row.accountId),
  );
  const items = page.items.map((row) => presentReview(context.media, row, nameOf(row.accountId)));
  return { items, nextCursor: page.nextCursor, stars };
};

export const getReviewRight: Operation<typeof contract.getReviewRight> = async (
  context,
  { slug },
) => {
  const { id } = await findBySlug(context.db, slug);
  return { lines: await unreviewedLines(context, id) };
};
