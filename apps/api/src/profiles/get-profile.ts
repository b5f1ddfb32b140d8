import { ApiError } from '@arquiba/contract/errors';
import type { getProfile as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/operation.ts';
import { presentProfile } from './presenters.ts';
import { findProfile } from './queries.ts';

export const getProfile: Operation<typeof route> = async (context, { username }) => {
  const { db, clock, viewer } = context;
  const row = await findProfile(db, {
    ...{ viewerId: viewer?.accountId ?? null, username: username.toLowerCase(), now: clock.now() },
  });
  if (!row) throw new ApiError('not_found');
  return presentProfile(context, row);
};
