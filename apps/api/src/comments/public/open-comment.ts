import type { Comment } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../../platform/context.ts';
import { presentPost } from '../../posts/public/present-posts.ts';
import { presentComment } from '../present-comment.ts';
import { findPostOf } from '../queries.ts';
import { findComment } from '../read-queries.ts';

type Audience = Pick<Context, 'db' | 'clock' | 'media' | 'viewer'>;

/** A comment, or `not_found`: whether there is none, or it or its post is not for the viewer. */
export async function openComment(context: Audience, id: string): Promise<Comment> {
  const { db, clock, viewer } = context;
  const postId = await findPostOf(db, id);
  if (postId === null) throw new ApiError('not_found');
  const { own: ofOwnPost } = await presentPost(context, postId);
  const reader = { viewerId: viewer?.accountId ?? null, now: clock.now(), ofOwnPost };
  const [row] = await findComment(db, { ...reader, id });
  if (!row) throw new ApiError('not_found');
  return presentComment(context, row, ofOwnPost);
}
