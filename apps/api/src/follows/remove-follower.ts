import type { removeFollower as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { removeFollow } from '../profiles/public/follow-edge.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

/** The one who is removed is not told. */
export const removeFollower: Operation<typeof route> = async (context, { username }) => {
  const { db, viewer } = context;
  const { accountId: followerId } = await resolveUsername(context, username);
  const edge = { followerId, followeeId: viewer.accountId };
  const { followers } = await db.transaction((tx) => removeFollow(tx, edge));
  return { followers };
};
