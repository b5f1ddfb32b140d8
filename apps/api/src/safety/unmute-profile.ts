import { ApiError } from '@arquiba/contract/errors';
import type { unmuteProfile as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { removeMute } from '../profiles/public/mute-edge.ts';

export const unmuteProfile: Operation<typeof route> = async ({ db, viewer }, { username }) => {
  const found = await removeMute(db, viewer.accountId, username.toLowerCase());
  if (!found) throw new ApiError('not_found');
};
