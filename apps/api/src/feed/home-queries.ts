import type { Database } from '../platform/database.ts';
import { HOME_POSTS, idleSince, notedSince } from './home-span.ts';

export interface HomeQuery {
  ownerId: string;
  before: string;
  limit: number;
  now: Date;
}

export interface HomeRow {
  id: string;
  /** A repost of what stands a little further down already. */
  repeated: boolean;
}

/** Among how many posts below a repost what it repeats is looked for. */
const REPEATED_WITHIN = 80;
/** Of one author, when a home is put together. */
const MOST_OF_ONE = 200;

/**
 * A page of someone's home, by id: what was sent to it, what they wrote, and what those wrote who are
 * too loud to be sent. Null where the home has to be put together first; from this moment on posts
 * are sent to it, so that none gets lost between here and there.
 */
export async function readHome(db: Database, query: HomeQuery): Promise<HomeRow[] | null> {
  const { ownerId, before, limit, now } = query;
  const { rows } = await db.$client.query<{ built: boolean; id: string | null; repeated: boolean }>(
    {
      name: 'feed_home',
      text: READ,
      values: [ownerId, before, limit, now, notedSince(now), idleSince(now)],
    },
  );
  if (!rows[0]?.built) return null;
  return rows.flatMap(({ id, repeated }) => (id === null ? [] : { id, repeated }));
}

/** Puts a home together from whom its owner follows, and gives a page of it. */
export async function buildHome(db: Database, query: HomeQuery): Promise<HomeRow[]> {
  const { ownerId, before, limit, now } = query;
  const { rows } = await db.$client.query<HomeRow>({
    name: 'feed_home_build',
    text: BUILD,
    values: [ownerId, before, limit, now],
  });
  return rows;
}

/** What a page is made of, newest first. $1 is the owner, $2 the place of the page, $3 its length. */
function pageOf(sent: string): string {
  return `SELECT id, repost_of IS NOT NULL AND EXISTS (
    SELECT FROM (SELECT post_id, repost_of FROM ${sent} AS each
      WHERE each.post_id < mixed.id ORDER BY post_id DESC LIMIT ${REPEATED_WITHIN}) AS older
    WHERE mixed.repost_of IN (older.post_id, older.repost_of)
      AND EXISTS (SELECT FROM post WHERE post.id = older.post_id)) AS repeated
  FROM (
    (SELECT post_id AS id, repost_of FROM ${sent} AS sent
     WHERE post_id < $2 ORDER BY post_id DESC LIMIT $3)
    UNION
    (SELECT id, repost_of FROM post WHERE author_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3)
    UNION
    (SELECT loud.id, loud.repost_of FROM loud_author
     JOIN follow ON followee_id = account_id AND follower_id = $1
     CROSS JOIN LATERAL (
       SELECT id, repost_of FROM post
       WHERE author_id = followee_id AND id < $2 AND audience <> 'self'
       ORDER BY id DESC LIMIT $3) AS loud)
  ) AS mixed ORDER BY id DESC LIMIT $3`;
}

const READ = `
  WITH noted AS (
    INSERT INTO home_owner (account_id, read_at)
    SELECT $1, $4 WHERE NOT EXISTS (SELECT FROM home_owner WHERE account_id = $1 AND read_at >= $5)
    ON CONFLICT (account_id) DO UPDATE SET read_at = excluded.read_at,
      built_at = CASE WHEN home_owner.read_at >= $6 THEN home_owner.built_at END
  )
  SELECT owner.built, page.id, page.repeated FROM (SELECT EXISTS (
    SELECT FROM home_owner WHERE account_id = $1 AND read_at >= $6 AND built_at IS NOT NULL) AS built) AS owner
  LEFT JOIN LATERAL (${pageOf('(SELECT post_id, repost_of FROM home WHERE owner_id = $1)')}) AS page
    ON owner.built`;

const BUILD = `
  WITH newest AS MATERIALIZED (
    SELECT post_id, author_id, repost_of FROM follow
    CROSS JOIN LATERAL (
      SELECT id AS post_id, author_id, repost_of FROM post
      WHERE author_id = followee_id AND audience <> 'self'
      ORDER BY id DESC LIMIT ${MOST_OF_ONE}) AS theirs
    WHERE follower_id = $1 AND NOT EXISTS (SELECT FROM loud_author WHERE account_id = followee_id)
    ORDER BY post_id DESC LIMIT ${HOME_POSTS}
  ), built AS (
    INSERT INTO home (owner_id, post_id, author_id, repost_of)
    SELECT $1, post_id, author_id, repost_of FROM newest ON CONFLICT DO NOTHING
  ), done AS (
    UPDATE home_owner SET built_at = $4 WHERE account_id = $1
  )
  ${pageOf('newest')}`;
