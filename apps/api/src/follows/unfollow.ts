import type { unfollow as route } from '@arquiba/contract/follows';
import type { Operation } from '../platform/calls/operation.ts';
import { removeFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

export const unfollow: Operation<typeof route> = async (context, { username }) => {
  const { db, hooks, viewer } = context;
  const { accountId: followeeId } = await resolveUsername(context, username);
  const edge = { followerId: viewer.accountId, followeeId };
  const { state, followers } = await db.transaction((tx) => removeFollow(tx, edge));
  hooks.followsChanged(db, edge.followerId);
  return { following: state, followers };
};
