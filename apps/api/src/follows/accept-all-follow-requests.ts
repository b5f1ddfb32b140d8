import type { acceptAllFollowRequests as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { acceptOpenRequests } from './accept-open-requests.ts';

export const acceptAllFollowRequests: Operation<typeof route> = (context) => {
  const { db, clock, viewer } = context;
  const open = { followeeId: viewer.accountId, until: clock.now() };
  return db.transaction((tx) => acceptOpenRequests(tx, context, open));
};
