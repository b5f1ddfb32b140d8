import { ApiError } from '@arquiba/contract/errors';
import type { PostCounts } from '@arquiba/contract/posts';
import type { Context, SessionContext } from '../../platform/context.ts';
import { type Transaction, violates } from '../../platform/database/database.ts';
import { lockShown } from '../../profiles/public/lock-shown.ts';
import { countedChanges } from '../counted-change.ts';
import { findCounts, findVisibleStates, type PostState } from '../state-queries.ts';
import { tellCounts } from './tell-counts.ts';

/** How things stand with those of these posts that the viewer may see, in one statement. */
export function visibleStates(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<PostState[]> {
  return findVisibleStates(db, { ids, viewerId: viewer?.accountId ?? null });
}

/** One of them, or `not_found`, whether there is none or it is not for the viewer. */
export async function visibleState(
  context: Pick<Context, 'db' | 'viewer'>,
  id: string,
): Promise<PostState> {
  const [state] = await visibleStates(context, [id]);
  if (!state) throw new ApiError('not_found');
  return state;
}

/**
 * Likes a post that one may see, takes that back, or notes that it was sent on. Done twice it counts
 * once. Whoever looks at the post is told; gives the counter as it is after it.
 */
export async function countOnPost(
  context: SessionContext,
  postId: string,
  what: keyof typeof countedChanges,
): Promise<number> {
  const { db, viewer, clock } = context;
  const values = { postId, viewerId: viewer.accountId, now: clock.now() };
  const [row] = await orNotFound(countedChanges[what](db, values));
  if (!row) throw new ApiError('not_found');
  if (row.changed) tellCounts(context, postId);
  return row.count;
}

/**
 * A change that one makes to a post which one may see, and that is counted. `change` says whether
 * something changed; whoever looks at the post is told then. Gives the counters as they are after it.
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
  if (changed) tellCounts(context, id);
  return counts;
}

/** A post that was deleted meanwhile is missed by what refers to it. */
async function orNotFound<T>(change: Promise<T>): Promise<T> {
  return change.catch((error) => {
    if (violates(error)) throw new ApiError('not_found', { cause: error });
    throw error;
  });
}
