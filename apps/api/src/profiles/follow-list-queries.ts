import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { follow, profile } from './tables.ts';

interface FollowQuery {
  accountId: string;
  /** Whom the account follows, or who follows it. */
  side: 'followed' | 'followers';
  after: string;
  limit: number;
}

/** By id of the other; those that are hidden are left out. */
export function listFollows(db: Queryable, { accountId, side, after, limit }: FollowQuery) {
  const [own, other] =
    side === 'followed'
      ? [follow.followerId, follow.followeeId]
      : [follow.followeeId, follow.followerId];
  return db
    .select({ id: other, username: profile.username, since: follow.createdAt })
    .from(follow)
    .innerJoin(profile, and(eq(profile.accountId, other), eq(profile.hidden, false)))
    .where(and(eq(own, accountId), gt(other, after)))
    .orderBy(other)
    .limit(limit);
}

/** Deletes up to `limit` follows from and of an account and says how many. */
export async function deleteSomeFollowsOf(db: Queryable, accountId: string, limit: number) {
  const { rowCount } = await db.execute(sql`
    DELETE FROM follow WHERE (follower_id, followee_id) IN (
      (SELECT follower_id, followee_id FROM follow WHERE follower_id = ${accountId} LIMIT ${limit})
      UNION ALL
      (SELECT follower_id, followee_id FROM follow WHERE followee_id = ${accountId} LIMIT ${limit})
    )`);
  return rowCount ?? 0;
}
