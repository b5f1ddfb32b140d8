import type { removeFollower as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/operation.ts';
import { announce } from '../platform/outbox.ts';
import { removeFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { profileUnfollowed } from './public/topics.ts';

/** The one who is removed is not told. */
export const removeFollower: Operation<typeof route> = async (context, { username }) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  return db.transaction(async (tx) => {
    const edge = { followerId, followeeId: viewer.accountId };
    const { changed, followers } = await removeFollow(tx, edge);
    if (changed) await announce(tx, profileUnfollowed, edge);
    return { followers };
  });
};
