import type { SessionContext } from '../platform/context.ts';
import { reviewedLines } from './review-queries.ts';

/** The lines in which the viewer bought a frame and has not reviewed it. */
export async function unreviewedLines(
  { db, hooks, viewer }: Pick<SessionContext, 'db' | 'hooks' | 'viewer'>,
  productId: string,
) {
  const lines = await hooks.mayReview(db, viewer.accountId, productId);
  if (lines.length === 0) return [];
  const done = await reviewedLines(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  return lines.filter(({ orderLineId }) => !done.has(orderLineId));
}
