import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { notBlocked, openToAll } from '../public/visibility.ts';
import { profile } from '../tables.ts';

export interface ImportedFollow {
  followerId: string;
  followeeId: string;
  followedAt: Date;
}

/**
 * Adds and counts follows that people could make now, in one statement. Returns how many of them these are,
 * including those that existed.
 */
export async function insertFollows(
  tx: Transaction,
  follows: readonly ImportedFollow[],
): Promise<number> {
  const followers = sql.param(follows.map(({ followerId }) => followerId));
  const followees = sql.param(follows.map(({ followeeId }) => followeeId));
  const times = sql.param(follows.map(({ followedAt }) => followedAt.toISOString()));
  const { rows } = await tx.execute<{ allowed: number }>(sql`
    WITH allowed AS MATERIALIZED (
      SELECT given.*
      FROM unnest(${followers}::bigint[], ${followees}::bigint[], ${times}::timestamptz[])
          AS given (follower_id, followee_id, created_at)
        JOIN ${profile} ON ${profile.accountId} = given.followee_id
      WHERE given.follower_id <> given.followee_id AND ${openToAll}
        AND ${notBlocked(sql`given.follower_id`)}
    ), added AS (
      INSERT INTO follow (follower_id, followee_id, created_at)
      SELECT follower_id, followee_id, created_at FROM allowed
      ON CONFLICT DO NOTHING RETURNING follower_id, followee_id
    ), withdrawn AS (
      DELETE FROM follow_request AS request USING added
      WHERE request.follower_id = added.follower_id AND request.followee_id = added.followee_id
    ), change AS (
      SELECT account_id, sum(follower)::integer AS followers, sum(followee)::integer AS followed
      FROM (
        SELECT followee_id AS account_id, 1 AS follower, 0 AS followee FROM added
        UNION ALL SELECT follower_id, 0, 1 FROM added
      ) AS edge GROUP BY account_id
    ), locked AS (
      SELECT account_id FROM profile_stat WHERE account_id IN (SELECT account_id FROM change)
      ORDER BY account_id FOR UPDATE
    ), counted AS (
      UPDATE profile_stat AS stat SET
        followers = stat.followers + change.followers, followed = stat.followed + change.followed
      FROM change JOIN locked USING (account_id) WHERE stat.account_id = change.account_id
    )
    SELECT count(*)::integer AS allowed FROM allowed`);
  return rows[0]?.allowed ?? 0;
}
