import type { Clock } from '../platform/clock.ts';
import { type Sight, visibleState } from '../posts/public/post-state.ts';
import type { Reader } from './read-queries.ts';

/** The reader of a post's comments; `not_found` if they may not see the post. */
export async function readerOf(context: Sight & { clock: Clock }, postId: string): Promise<Reader> {
  return readerOfPost(context, await visibleState(context, postId));
}

export function readerOfPost(
  { clock, viewer }: Pick<Sight, 'viewer'> & { clock: Clock },
  { authorId }: { authorId: string },
): Reader {
  const viewerId = viewer?.accountId ?? null;
  return { viewerId, now: clock.now(), ofOwnPost: authorId === viewerId };
}
