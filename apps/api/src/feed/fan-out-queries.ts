import type { Database } from '../platform/database.ts';

interface Portion {
  /** Into whose homes it came, and had not been before. */
  owners: string[];
  size: number;
  last: string | null;
}

/** Sends a post to a portion of its author's followers, in the order of their ids. */
export async function sendToFollowers(
  db: Database,
  query: { postId: string; after: string; limit: number; readSince: Date },
): Promise<Portion> {
  const { postId, after, limit, readSince } = query;
  const { rows } = await db.$client.query<Portion>({
    name: 'feed_fan_out',
    text: SEND,
    values: [postId, after, limit, readSince],
  });
  return rows[0] as Portion;
}

/** The newest posts of an author into the home of someone who has begun to follow them. */
export async function sendNewest(
  db: Database,
  query: { ownerId: string; authorId: string; limit: number; readSince: Date },
): Promise<void> {
  const { ownerId, authorId, limit, readSince } = query;
  await db.$client.query(SEND_NEWEST, [ownerId, authorId, limit, readSince]);
}

/** Takes an author out of the home of someone who follows them no more. */
export async function takeBack(db: Database, ownerId: string, authorId: string): Promise<void> {
  await db.$client.query(TAKE_BACK, [ownerId, authorId]);
}

const SEND = `
  WITH sent AS MATERIALIZED (
    SELECT id, author_id, repost_of FROM post WHERE id = $1 AND audience <> 'self'
      AND NOT EXISTS (SELECT FROM loud_author WHERE account_id = author_id)
  ), portion AS MATERIALIZED (
    SELECT follower_id FROM follow
    WHERE followee_id = (SELECT author_id FROM sent) AND follower_id > $2
    ORDER BY follower_id LIMIT $3
  ), arrived AS (
    INSERT INTO home (owner_id, post_id, author_id, repost_of)
    SELECT follower_id, id, author_id, repost_of FROM sent, portion
    JOIN home_owner ON account_id = follower_id AND read_at >= $4
    ON CONFLICT DO NOTHING RETURNING owner_id
  )
  SELECT ARRAY(SELECT owner_id::text FROM arrived) AS owners,
    (SELECT count(*)::integer FROM portion) AS size, (SELECT max(follower_id) FROM portion) AS last`;

const SEND_NEWEST = `
  INSERT INTO home (owner_id, post_id, author_id, repost_of)
  SELECT account_id, id, author_id, repost_of FROM home_owner
  JOIN follow ON follower_id = account_id AND followee_id = $2
  CROSS JOIN LATERAL (
    SELECT id, author_id, repost_of FROM post WHERE author_id = $2 AND audience <> 'self'
    ORDER BY id DESC LIMIT $3) AS newest
  WHERE account_id = $1 AND read_at >= $4
    AND NOT EXISTS (SELECT FROM loud_author WHERE loud_author.account_id = $2)
  ON CONFLICT DO NOTHING`;

// Whoever follows again meanwhile keeps what is there.
const TAKE_BACK = `
  DELETE FROM home WHERE owner_id = $1 AND author_id = $2
    AND NOT EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = $2)`;
