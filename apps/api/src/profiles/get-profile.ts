import { ApiError } from '@arquiba/contract/errors';
import type { getProfile as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/calls/operation.ts';
import { byName } from './by-name.ts';
import { presentProfile } from './present-profile.ts';
import { findProfile } from './queries.ts';

export const getProfile: Operation<typeof route> = async (context, { username }) => {
  const { db, clock, viewer } = context;
  const seenBy = { viewerId: viewer?.accountId ?? null, now: clock.now() };
  const row = await byName(context, username, (name) =>
    findProfile(db, { ...seenBy, username: name }),
  );
  if (!row) throw new ApiError('not_found');
  return presentProfile(context, row);
};
