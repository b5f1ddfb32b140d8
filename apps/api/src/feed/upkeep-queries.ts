import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../platform/database.ts';
import { HOME_POSTS } from './home-span.ts';

/** Lets go of up to `limit` homes that nobody looks at, and says how many. */
export async function dropIdleHomes(db: Database, idleSince: Date, limit: number) {
  const { rows } = await db.execute<{ dropped: number }>(sql`
    WITH idle AS (
      DELETE FROM home_owner WHERE account_id IN (
        SELECT account_id FROM home_owner WHERE read_at < ${idleSince} LIMIT ${limit})
      RETURNING account_id
    ), emptied AS (
      DELETE FROM home USING idle WHERE owner_id = account_id
    )
    SELECT count(*)::integer AS dropped FROM idle`);
  return rows[0]?.dropped ?? 0;
}

/**
 * Of the next homes in the order of their owners: takes out what is more than a home keeps, what leads
 * nowhere any more, and what is by somebody who is not followed any more. Gives the last owner.
 */
export async function trimHomes(db: Database, after: string, limit: number) {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    WITH portion AS MATERIALIZED (
      SELECT account_id FROM home_owner WHERE account_id > ${after} ORDER BY account_id LIMIT ${limit}
    ), placed AS (
      SELECT owner_id, post_id, author_id,
        row_number() OVER (PARTITION BY owner_id ORDER BY post_id DESC) AS place
      FROM portion JOIN home ON owner_id = account_id
    ), gone AS (
      DELETE FROM home USING placed
      WHERE home.owner_id = placed.owner_id AND home.post_id = placed.post_id AND (
        place > ${HOME_POSTS}
        OR NOT EXISTS (SELECT FROM post WHERE id = placed.post_id)
        OR NOT EXISTS (SELECT FROM follow
          WHERE follower_id = placed.owner_id AND followee_id = placed.author_id))
    )
    SELECT max(account_id) AS last FROM portion`);
  return rows[0]?.last ?? null;
}

export async function emptyHome(db: Queryable, ownerId: string): Promise<void> {
  await db.execute(sql`DELETE FROM home WHERE owner_id = ${ownerId}`);
}

/** From now on the posts of these are fetched by those who read. */
export async function addLoudAuthors(db: Queryable, followers: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO loud_author SELECT account_id FROM profile_stat WHERE followers >= ${followers}
    ON CONFLICT DO NOTHING`);
}

/** Gives those who were loud and have fewer followers now. */
export async function removeLoudAuthors(tx: Transaction, followers: number): Promise<string[]> {
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    DELETE FROM loud_author USING profile_stat
    WHERE profile_stat.account_id = loud_author.account_id AND followers < ${followers}
    RETURNING loud_author.account_id`);
  return rows.map((row) => row.account_id);
}

export async function newestOf(db: Queryable, authorId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM post WHERE author_id = ${authorId} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => row.id);
}
