import { ApiError } from '@arquiba/contract/errors';
import type * as lists from '@arquiba/contract/follow-lists';
import type * as contract from '@arquiba/contract/follows';
import type { Operation } from '../../platform/calls/operation.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { resolveUsername } from '../public/resolve-username.ts';
import { addFollow, removeFollow } from './follow-edge.ts';

/** Following twice counts once: the second time nothing is counted or published. */
export const follow: Operation<typeof contract.follow> = async (context, { username }) => {
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
      await hooks.followAdded(tx, context, { ...edge, state });
    }
    return { following: state, followers };
  });
  hooks.followsChanged(db, edge.followerId);
  return followed;
};

export const unfollow: Operation<typeof contract.unfollow> = async (context, { username }) => {
  const { db, hooks, realtime, viewer } = context;
  const { accountId: followeeId } = await resolveUsername(context, username);
  const edge = { followerId: viewer.accountId, followeeId };
  const { state, followers } = await db.transaction(async (tx) => {
    await realtime.publish(tx, accountChannel(followeeId), { type: 'notices-withdrawn' });
    return removeFollow(tx, edge);
  });
  hooks.followsChanged(db, edge.followerId);
  return { following: state, followers };
};

/** The removed follower is not notified. */
export const removeFollower: Operation<typeof lists.removeFollower> = async (
  context,
  { username },
) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  const edge = { followerId, followeeId: viewer.accountId };
  const { followers } = await db.transaction((tx) => removeFollow(tx, edge));
  return { followers };
};
