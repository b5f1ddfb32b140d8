import type { Context } from '../platform/context.ts';
import { visibleState } from '../posts/public/post-state.ts';
import type { Reader } from './read-queries.ts';

/** The reader of a post's comments; `not_found` if they may not see the post. */
export async function readerOf(
  context: Pick<Context, 'db' | 'clock' | 'viewer'>,
  postId: string,
): Promise<Reader> {
  const { authorId } = await visibleState(context, postId);
  const viewerId = context.viewer?.accountId ?? null;
  return { viewerId, now: context.clock.now(), ofOwnPost: authorId === viewerId };
}
