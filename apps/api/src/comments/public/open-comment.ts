import type { Comment } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../../platform/context.ts';
import { findSeen } from '../find-seen.ts';
import { presentComment } from '../present-comment.ts';

type Audience = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

/** A comment, or `not_found` if it does not exist, or the viewer may not see it or its post. */
export async function openComment(context: Audience, id: string): Promise<Comment> {
  const seen = await findSeen(context, id);
  if (!seen) throw new ApiError('not_found');
  return presentComment(context, seen.row, seen.reader.ofOwnPost);
}
