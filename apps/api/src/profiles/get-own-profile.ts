import { ApiError } from '@arquiba/contract/errors';
import type { getOwnProfile as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/calls/operation.ts';
import { presentProfile } from './present-profile.ts';
import { findProfileByAccount } from './queries.ts';
import { findChanges } from './username-queries.ts';
import { changesLeft, keptSince } from './username-time.ts';

export const getOwnProfile: Operation<typeof route> = async (context) => {
  const { db, clock, viewer } = context;
  const row = await findProfileByAccount(db, viewer.accountId);
  if (!row) throw new ApiError('not_found');
  const { privateByChoice, guarded } = row;
  const changes = await findChanges(db, viewer.accountId, keptSince(clock.now()));
  const { left, nextAt } = changesLeft(changes);
  return {
    ...presentProfile(context, row),
    ...{ privateByChoice, guarded },
    usernameChanges: { left, nextAt: nextAt?.toISOString() ?? null },
  };
};
