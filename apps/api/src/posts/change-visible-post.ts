import { ApiError } from '@arquiba/contract/errors';
import type { PostCounts } from '@arquiba/contract/posts';
import type { SessionContext } from '../platform/context.ts';
import { type Transaction, violates } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { visibleState } from './public/post-state.ts';
import { publishCounts } from './public/publish-counts.ts';
import { findCounts, type PostState } from './state-queries.ts';

/**
 * Changes something that is counted on a post which the viewer may see. `change` returns whether
 * something changed; then the new counters are published. Returns the counters after the change.
 */
export async function changeVisiblePost(
  context: SessionContext,
  id: string,
  change: (tx: Transaction, state: PostState) => Promise<boolean>,
): Promise<PostCounts> {
  const { db, viewer } = context;
  const state = await visibleState(context, id);
  const { changed, counts } = await orNotFound(
    db.transaction(async (tx) => {
      await lockShown(tx, viewer.accountId, state.authorId);
      return { changed: await change(tx, state), counts: await findCounts(tx, id) };
    }),
  );
  if (!counts) throw new ApiError('not_found');
  if (changed) publishCounts(context, id);
  return counts;
}

/** A foreign key is violated if the post was deleted in the meantime. */
export async function orNotFound<T>(change: Promise<T>): Promise<T> {
  return change.catch((error) => {
    if (violates(error)) throw new ApiError('not_found', { cause: error });
    throw error;
  });
}
