import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { profile } from '../tables.ts';
import { follow, followRequest } from './tables.ts';

export async function insertRequest(tx: Transaction, row: typeof followRequest.$inferInsert) {
  const { rowCount } = await tx.insert(followRequest).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteRequest(db: Queryable, followerId: string, followeeId: string) {
  const { rowCount } = await db
    .delete(followRequest)
    .where(and(eq(followRequest.followerId, followerId), eq(followRequest.followeeId, followeeId)));
  return rowCount === 1;
}

interface Open {
  followeeId: string;
  /** Requested at this moment or before. */
  until: Date;
}

/** The people who have asked, the earliest first, without hidden ones. */
export async function findRequesters(db: Queryable, { followeeId, until }: Open, limit: number) {
  const rows = await db
    .select({ followerId: followRequest.followerId })
    .from(followRequest)
    .innerJoin(
      profile,
      and(eq(profile.accountId, followRequest.followerId), eq(profile.hidden, false)),
    )
    .where(and(eq(followRequest.followeeId, followeeId), lte(followRequest.createdAt, until)))
    .orderBy(asc(followRequest.createdAt), asc(followRequest.followerId))
    .limit(limit);
  return rows.map((row) => row.followerId);
}

/**
 * Turns requests into follows. Ignores a request that was withdrawn in the meantime; `added` leaves out
 * those who already followed.
 */
export async function turnIntoFollows(
  tx: Transaction,
  followeeId: string,
  followerIds: string[],
  at: Date,
): Promise<{ accepted: number; added: string[] }> {
  if (followerIds.length === 0) return { accepted: 0, added: [] };
  const taken = await tx
    .delete(followRequest)
    .where(
      and(eq(followRequest.followeeId, followeeId), inArray(followRequest.followerId, followerIds)),
    )
    .returning({ followerId: followRequest.followerId });
  if (taken.length === 0) return { accepted: 0, added: [] };
  const added = await tx
    .insert(follow)
    .values(taken.map(({ followerId }) => ({ followerId, followeeId, createdAt: at })))
    .onConflictDoNothing()
    .returning({ followerId: follow.followerId });
  return { accepted: taken.length, added: added.map((row) => row.followerId) };
}

/** How many ask to follow the selected `profile`, up to the number that screens show. */
export const openRequests = sql<number>`(
  SELECT count(*)::integer FROM (
    SELECT FROM follow_request waiting
    JOIN profile asking ON asking.account_id = waiting.follower_id AND NOT asking.hidden
    WHERE waiting.followee_id = profile.account_id AND profile.private LIMIT 100
  ) AS counted)`;

export async function countRequests(db: Queryable, accountId: string): Promise<number> {
  const [row] = await requestCount(db).execute({ accountId });
  return row?.count ?? 0;
}

const requestCount = prepared((db) =>
  db
    .select({ count: openRequests })
    .from(profile)
    .where(eq(profile.accountId, sql.placeholder('accountId')))
    .prepare('profiles_request_count'),
);

/** Counts new followers on both sides; locks the rows in the order of their ids, as everywhere. */
export async function countFollowers(tx: Transaction, followeeId: string, followerIds: string[]) {
  if (followerIds.length === 0) return;
  await tx.execute(sql`
    WITH locked AS (
      SELECT account_id FROM profile_stat
      WHERE account_id = ANY (${sql.param([followeeId, ...followerIds])}::bigint[])
      ORDER BY account_id FOR UPDATE
    )
    UPDATE profile_stat AS stat SET
      followers = followers + CASE WHEN stat.account_id = ${followeeId} THEN ${followerIds.length}::integer ELSE 0 END,
      followed = followed + CASE WHEN stat.account_id = ${followeeId} THEN 0 ELSE 1 END
    FROM locked WHERE stat.account_id = locked.account_id`);
}
