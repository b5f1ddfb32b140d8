import type { deleteComment as route } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { openComment } from './public/open-comment.ts';
import { removeComment } from './queries.ts';
import { tellComment } from './tell-comment.ts';

/** Its replies go with it. What one may not delete is answered like what does not exist. */
export const deleteComment: Operation<typeof route> = async (context, { id }) => {
  const comment = await openComment(context, id);
  if (!comment.mayDelete) throw new ApiError('not_found');
  await removeComment(context.db, id);
  await tellComment(context, comment, 'removed');
};
