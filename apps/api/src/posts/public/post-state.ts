import { ApiError } from '@arquiba/contract/errors';
import type { Context, Viewer } from '../../platform/context.ts';
import { findVisibleStates, type PostState } from '../state-queries.ts';

/** Where to read, and for whom. */
export interface Sight extends Pick<Context, 'db'> {
  viewer: Pick<Viewer, 'accountId'> | null;
}

/** Counters of these posts, in one statement. Leaves out posts that the viewer may not see. */
export function visibleStates({ db, viewer }: Sight, ids: readonly string[]): Promise<PostState[]> {
  return findVisibleStates(db, { ids, viewerId: viewer?.accountId ?? null });
}

/** One of them, or `not_found` if it does not exist or the viewer may not see it. */
export async function visibleState(context: Sight, id: string): Promise<PostState> {
  const [state] = await visibleStates(context, [id]);
  if (!state) throw new ApiError('not_found');
  return state;
}
