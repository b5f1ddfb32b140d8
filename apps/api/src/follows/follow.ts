import { ApiError } from '@arquiba/contract/errors';
import type { follow as route } from '@arquiba/contract/follows';
import type { Operation } from '../platform/calls/operation.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { addFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

/** Following twice is following once: the second time nothing is counted or told. */
export const follow: Operation<typeof route> = async (context, { username }) => {
  const { db, clock, realtime, hooks, viewer } = context;
  const { accountId: followeeId } = await resolveUsername(context, username);
  const edge = { followerId: viewer.accountId, followeeId };
  if (edge.followeeId === edge.followerId) {
    throw new ApiError('not_allowed', { message: 'Você não pode seguir o próprio perfil.' });
  }
  const followed = await db.transaction(async (tx) => {
    const { state, changed, followers } = await addFollow(tx, edge, clock.now());
    if (changed) {
      const type = state === 'yes' ? 'followed' : 'follow-requested';
      await realtime.publish(tx, accountChannel(followeeId), { type, followers });
    }
    return { following: state, followers };
  });
  hooks.followsChanged(db, edge.followerId);
  return followed;
};
