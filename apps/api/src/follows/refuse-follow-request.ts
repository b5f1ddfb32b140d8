import type { refuseFollowRequest as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { refuseRequest } from '../profiles/public/follow-requests.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

export const refuseFollowRequest: Operation<typeof route> = async (context, { username }) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  const edge = { followerId, followeeId: viewer.accountId };
  await db.transaction((tx) => refuseRequest(tx, edge));
};
