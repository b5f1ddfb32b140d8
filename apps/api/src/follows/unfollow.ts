import type { unfollow as route } from '@arquiba/contract/follows';
import type { Operation } from '../platform/operation.ts';
import { announce } from '../platform/outbox.ts';
import { removeFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { profileUnfollowed } from './public/topics.ts';

export const unfollow: Operation<typeof route> = async (context, { username }) => {
  const { db, viewer } = context;
  const { accountId: followeeId } = await resolveUsername(context, username);
  const edge = { followerId: viewer.accountId, followeeId };
  return db.transaction(async (tx) => {
    const { state, changed, followers } = await removeFollow(tx, edge);
    if (changed) await announce(tx, profileUnfollowed, edge);
    return { following: state, followers };
  });
};
