import { ApiError } from '@arquiba/contract/errors';
import type { unblockProfile as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { removeBlock } from '../profiles/public/block-edge.ts';

export const unblockProfile: Operation<typeof route> = async ({ db, viewer }, { username }) => {
  const found = await removeBlock(db, viewer.accountId, username.toLowerCase());
  if (!found) throw new ApiError('not_found');
};
