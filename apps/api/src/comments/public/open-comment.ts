import type { Comment } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../../platform/context.ts';
import { presentComment } from '../present-comment.ts';
import { findPostOf } from '../queries.ts';
import { findComment } from '../read-queries.ts';
import { readerOf } from '../reader-of.ts';

type Audience = Pick<Context, 'db' | 'clock' | 'media' | 'viewer'>;

/** A comment, or `not_found` if it does not exist, or the viewer may not see it or its post. */
export async function openComment(context: Audience, id: string): Promise<Comment> {
  const { db } = context;
  const postId = await findPostOf(db, id);
  if (postId === null) throw new ApiError('not_found');
  const reader = await readerOf(context, postId);
  const [row] = await findComment(db, { ...reader, id });
  if (!row) throw new ApiError('not_found');
  return presentComment(context, row, reader.ofOwnPost);
}
