import { ApiError } from '@arquiba/contract/errors';
import type { deletePost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/operation.ts';
import { deleteOwnPost } from './queries.ts';

/** Someone else's post is answered like one that does not exist. */
export const deletePost: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  if (!(await deleteOwnPost(db, id, viewer.accountId))) throw new ApiError('not_found');
};
