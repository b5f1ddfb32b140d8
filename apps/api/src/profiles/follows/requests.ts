import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/follow-lists';
import type { Operation } from '../../platform/calls/operation.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { resolveUsername } from '../public/resolve-username.ts';
import { acceptOpenRequests, acceptRequest, REQUEST_GONE } from './accept-requests.ts';
import { deleteRequest } from './request-queries.ts';

export const acceptFollowRequest: Operation<typeof contract.acceptFollowRequest> = async (
  context,
  { username },
) => {
  const { db, clock, realtime, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  const edge = { followerId, followeeId: viewer.accountId };
  return db.transaction(async (tx) => {
    const followers = await acceptRequest(tx, edge, clock.now());
    await realtime.publish(tx, accountChannel(edge.followeeId), { type: 'followed', followers });
    await realtime.publish(tx, accountChannel(followerId), { type: 'follow-accepted' });
    return { followers };
  });
};

export const acceptAllFollowRequests: Operation<typeof contract.acceptAllFollowRequests> = (
  context,
) => {
  const { db, clock, viewer } = context;
  const open = { followeeId: viewer.accountId, until: clock.now() };
  return db.transaction((tx) => acceptOpenRequests(tx, context, open));
};

export const refuseFollowRequest: Operation<typeof contract.refuseFollowRequest> = async (
  context,
  { username },
) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  if (!(await deleteRequest(db, followerId, viewer.accountId))) {
    throw new ApiError('not_found', { message: REQUEST_GONE });
  }
};
