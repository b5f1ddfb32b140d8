import type { Clock } from '../platform/clock.ts';
import { type Sight, visibleStates } from '../posts/public/post-state.ts';
import { findPostOf } from './queries.ts';
import { findComment } from './read-queries.ts';
import { readerOfPost } from './reader-of.ts';

export interface CommentSight extends Sight {
  clock: Clock;
}

/** A comment and who reads it; null if it does not exist, or the viewer may not see it or its post. */
export async function findSeen(context: CommentSight, id: string) {
  const postId = await findPostOf(context.db, id);
  const [post] = postId === null ? [] : await visibleStates(context, [postId]);
  if (!post) return null;
  const reader = readerOfPost(context, post);
  const [row] = await findComment(context.db, { ...reader, id });
  return row ? { row, reader } : null;
}

/** A reply in a thread that the viewer may not see is not shown to them. */
export async function maySeeComment(context: CommentSight, id: string): Promise<boolean> {
  const seen = await findSeen(context, id);
  if (!seen) return false;
  const { parentId } = seen.row;
  return parentId === null || (await findSeen(context, parentId)) !== null;
}
