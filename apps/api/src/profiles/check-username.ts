import type { checkUsername as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/calls/operation.ts';
import { isReserved } from './reserved-usernames.ts';
import { isTaken } from './username-queries.ts';
import { keptSince } from './username-time.ts';

export const checkUsername: Operation<typeof route> = async (context, { username }) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const since = keptSince(clock.now());
  const taken = isReserved(username) || (await isTaken(db, { username, accountId, since }));
  return { available: !taken };
};
