import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { profile, profileStat } from '../tables.ts';
import { follow } from './tables.ts';

export async function follows(tx: Transaction, followerId: string, followeeId: string) {
  const found = await tx.$count(
    follow,
    and(eq(follow.followerId, followerId), eq(follow.followeeId, followeeId)),
  );
  return found > 0;
}

export async function insertFollow(tx: Transaction, row: typeof follow.$inferInsert) {
  const { rowCount } = await tx.insert(follow).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteFollow(tx: Transaction, followerId: string, followeeId: string) {
  const { rowCount } = await tx
    .delete(follow)
    .where(and(eq(follow.followerId, followerId), eq(follow.followeeId, followeeId)));
  return rowCount === 1;
}

/**
 * Counts a follow (1) or its end (−1) on both sides. Locks the rows in the order of their ids first, so that
 * two people who follow each other at the same moment cannot deadlock.
 */
export async function countFollow(
  tx: Transaction,
  followerId: string,
  followeeId: string,
  step: 1 | -1,
) {
  await tx.execute(sql`
    WITH pair AS (
      SELECT account_id FROM profile_stat
      WHERE account_id IN (${followerId}, ${followeeId}) ORDER BY account_id FOR UPDATE
    )
    UPDATE profile_stat AS stat SET
      followers = followers + CASE WHEN stat.account_id = ${followeeId} THEN ${step}::integer ELSE 0 END,
      followed = followed + CASE WHEN stat.account_id = ${followerId} THEN ${step}::integer ELSE 0 END
    FROM pair WHERE stat.account_id = pair.account_id`);
}

/**
 * Removes all follows by and of a profile from the counters of the others (−1) or adds them again (1). Its
 * own counters do not change: nobody sees them in the meantime.
 */
export async function countFollowsOf(tx: Transaction, accountId: string, step: 1 | -1) {
  await tx.execute(sql`
    WITH edge AS (
      SELECT followee_id AS account_id, 1 AS follower, 0 AS followee
      FROM follow WHERE follower_id = ${accountId}
      UNION ALL
      SELECT follower_id, 0, 1 FROM follow WHERE followee_id = ${accountId}
    ), change AS (
      SELECT account_id, sum(follower)::integer * ${step}::integer AS followers,
        sum(followee)::integer * ${step}::integer AS followed
      FROM edge GROUP BY account_id
    ), locked AS (
      SELECT account_id FROM profile_stat WHERE account_id IN (SELECT account_id FROM change)
      ORDER BY account_id FOR UPDATE
    )
    UPDATE profile_stat AS stat SET
      followers = stat.followers + change.followers, followed = stat.followed + change.followed
    FROM change JOIN locked USING (account_id) WHERE stat.account_id = change.account_id`);
}

export async function followersOf(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ followers: profileStat.followers })
    .from(profileStat)
    .where(eq(profileStat.accountId, accountId));
  return row?.followers ?? 0;
}

interface FollowQuery {
  accountId: string;
  /** `followed`: the profiles that the account follows. */
  side: 'followed' | 'followers';
  after: string;
  limit: number;
}

/** For the export of a person's data, by id of the other profile; leaves out hidden ones. */
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

/** Deletes up to `limit` follows by and of an account; returns how many. */
export async function deleteSomeFollowsOf(db: Queryable, accountId: string, limit: number) {
  const { rowCount } = await db.execute(sql`
    DELETE FROM follow WHERE (follower_id, followee_id) IN (
      (SELECT follower_id, followee_id FROM follow WHERE follower_id = ${accountId} LIMIT ${limit})
      UNION ALL
      (SELECT follower_id, followee_id FROM follow WHERE followee_id = ${accountId} LIMIT ${limit})
    )`);
  return rowCount ?? 0;
}
