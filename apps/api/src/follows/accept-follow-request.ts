import type { acceptFollowRequest as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { acceptRequest } from '../profiles/public/follow-requests.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

export const acceptFollowRequest: Operation<typeof route> = async (context, { username }) => {
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
