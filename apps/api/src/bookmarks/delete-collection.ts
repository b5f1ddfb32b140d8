import type { deleteCollection as route } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { deleteOwn } from './queries.ts';

/** What was in it stays saved. */
export const deleteCollection: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  if (!(await deleteOwn(db, viewer.accountId, id))) throw new ApiError('not_found');
};
