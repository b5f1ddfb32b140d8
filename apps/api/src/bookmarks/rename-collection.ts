import type { renameCollection as route } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { renameOwn } from './queries.ts';
import { refuseSameName } from './refuse-same-name.ts';

export const renameCollection: Operation<typeof route> = async ({ db, viewer }, { id, name }) => {
  const renamed = await refuseSameName(() => renameOwn(db, viewer.accountId, id, name));
  if (!renamed) throw new ApiError('not_found');
};
