import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/follow-lists';
import type { Operation } from '../../platform/calls/operation.ts';
import { resolveUsername } from '../public/resolve-username.ts';
import { acceptOpenRequests, acceptRequest, REQUEST_GONE } from './accept-requests.ts';
import { countRequests, deleteRequest } from './request-queries.ts';

export const countFollowRequests: Operation<typeof contract.countFollowRequests> = async ({
  db,
  viewer,
}) => ({ count: await countRequests(db, viewer.accountId) });

export const acceptFollowRequest: Operation<typeof contract.acceptFollowRequest> = async (
  context,
  { username },
) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  const edge = { followerId, followeeId: viewer.accountId };
  const followers = await db.transaction((tx) => acceptRequest(tx, context, edge));
  return { followers };
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
