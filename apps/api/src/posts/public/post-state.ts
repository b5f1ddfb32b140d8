import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../../platform/context.ts';
import { findVisibleStates, type PostState } from '../state-queries.ts';

/** Counters of these posts, in one statement. Leaves out posts that the viewer may not see. */
export function visibleStates(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<PostState[]> {
  return findVisibleStates(db, { ids, viewerId: viewer?.accountId ?? null });
}

/** One of them, or `not_found` if it does not exist or the viewer may not see it. */
export async function visibleState(
  context: Pick<Context, 'db' | 'viewer'>,
  id: string,
): Promise<PostState> {
  const [state] = await visibleStates(context, [id]);
  if (!state) throw new ApiError('not_found');
  return state;
}
