import type { Context } from '../platform/context.ts';
import { visibleState } from '../posts/public/post-state.ts';
import type { Reader } from './read-queries.ts';

/** Whoever reads the comments of a post; `not_found` where the post is not for them. */
export async function readerOf(
  context: Pick<Context, 'db' | 'clock' | 'viewer'>,
  postId: string,
): Promise<Reader> {
  const { authorId } = await visibleState(context, postId);
  const viewerId = context.viewer?.accountId ?? null;
  return { viewerId, now: context.clock.now(), ofOwnPost: authorId === viewerId };
}
