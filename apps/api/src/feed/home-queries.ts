import type { Database } from '../platform/database/database.ts';
import { type HomePost, KEPT_OF_ONE, NO_POST } from './author-posts.ts';

interface Row {
  id: string;
  repostOf: string | null;
}

/** The people someone follows, and their own newest posts. */
export async function findHome(db: Database, ownerId: bigint) {
  const { rows } = await db.$client.query<{ followees: string[]; ids: string[]; origins: Origins }>(
    {
      ...{ name: 'feed_home', text: HOME },
      values: [ownerId],
    },
  );
  const { followees = [], ids = [], origins = [] } = rows[0] ?? {};
  return { followees: BigInt64Array.from(followees, BigInt), newest: postsOf(ids, origins) };
}

/**
 * The newest posts of each of these authors, without those only the author can see. A group counts as an
 * author, with its id below zero: its posts are in the homes of its members, and not in those of the people
 * who follow the author.
 */
export async function findNewestOf(
  db: Database,
  authorIds: readonly bigint[],
): Promise<Map<bigint, HomePost[]>> {
  const { rows } = await db.$client.query<{ authorId: string; ids: string[]; origins: Origins }>({
    ...{ name: 'feed_authors', text: NEWEST },
    values: [authorIds],
  });
  return new Map(
    rows.map(({ authorId, ids, origins }) => [BigInt(authorId), postsOf(ids, origins)]),
  );
}

/** A part of a home feed, from the database alone: for posts older than the cache holds. */
export async function findInHome(
  db: Database,
  { ownerId, before, limit }: { ownerId: string; before: string; limit: number },
): Promise<HomePost[]> {
  const { rows } = await db.$client.query<Row>({
    ...{ name: 'feed_home_deep', text: DEEP },
    values: [ownerId, before, limit],
  });
  return rows.map(({ id, repostOf }) => ({ id: BigInt(id), repostOf: BigInt(repostOf ?? 0) }));
}

/** Those of these accounts who follow one of these authors, or are in one of these groups, and have not muted them. */
export async function findFollowers(
  db: Database,
  accountIds: readonly string[],
  authorIds: readonly string[],
): Promise<{ followerId: string; authorId: string }[]> {
  const { rows } = await db.$client.query<{ followerId: string; authorId: string }>({
    name: 'feed_followers',
    text: `SELECT follower_id AS "followerId", followee_id AS "authorId" FROM follow
      WHERE follower_id = ANY ($1::bigint[]) AND followee_id = ANY ($2::bigint[])
        AND NOT EXISTS (SELECT FROM mute WHERE muter_id = follower_id AND muted_id = followee_id)
      UNION ALL
      SELECT account_id, -group_id FROM sports_group_member
      WHERE account_id = ANY ($1::bigint[]) AND -group_id = ANY ($2::bigint[]) AND NOT muted`,
    values: [accountIds, authorIds],
  });
  return rows;
}

type Origins = (string | null)[];

function postsOf(ids: readonly string[], origins: Origins): HomePost[] {
  return ids.map((id, place) => {
    const origin = origins[place];
    return { id: BigInt(id), repostOf: origin ? BigInt(origin) : NO_POST };
  });
}

/** One more than the cache holds, to know whether there are more. */
const newestAsArrays = (which: string) => `
  SELECT coalesce(array_agg(id), '{}') AS ids, coalesce(array_agg(repost_of), '{}') AS origins FROM (
    SELECT id, repost_of FROM post WHERE ${which} ORDER BY id DESC LIMIT ${KEPT_OF_ONE + 1}) AS newest`;

const FOLLOWEES = `
  SELECT followee_id AS author_id FROM follow WHERE follower_id = $1
  UNION ALL SELECT -group_id FROM sports_group_member WHERE account_id = $1 AND NOT muted`;

const HOME = `
  SELECT own.*, ARRAY(${FOLLOWEES}) AS followees
  FROM (${newestAsArrays('author_id = $1 AND group_id IS NULL')}) AS own`;

const NEWEST = `
  SELECT wanted.author_id AS "authorId", theirs.* FROM unnest($1::bigint[]) AS wanted (author_id)
  CROSS JOIN LATERAL (${newestAsArrays("author_id = wanted.author_id AND group_id IS NULL AND audience <> 'self'")}) AS theirs
  WHERE wanted.author_id > 0
  UNION ALL
  SELECT wanted.author_id, theirs.* FROM unnest($1::bigint[]) AS wanted (author_id)
  CROSS JOIN LATERAL (${newestAsArrays('group_id = -wanted.author_id')}) AS theirs
  WHERE wanted.author_id < 0`;

/** Posts read of each author to find out how far down the page reaches. */
const NEAR = 8;

/** The newest posts of the authors in `whom`, at most `limit` of each. */
const theirs = (limit: string, which = '') => `
  SELECT theirs.* FROM whom CROSS JOIN LATERAL (
    (SELECT id, repost_of FROM post
     WHERE whom.author_id > 0 AND post.author_id = whom.author_id AND group_id IS NULL AND id < $2 ${which}
       AND (own OR audience <> 'self')
     ORDER BY id DESC LIMIT ${limit})
    UNION ALL
    (SELECT id, repost_of FROM post
     WHERE whom.author_id < 0 AND group_id = -whom.author_id AND id < $2 ${which}
     ORDER BY id DESC LIMIT ${limit})) AS theirs`;

// Reads the first 8 posts of each author. A post older than the last one needed of these cannot be on this
// page.
const DEEP = `
  WITH whom AS MATERIALIZED (
    SELECT author_id, false AS own FROM (${FOLLOWEES}) AS followee
    UNION ALL SELECT $1, true
  ), reach AS MATERIALIZED (
    SELECT coalesce(min(id) FILTER (WHERE place = $3), 0) AS last FROM (
      SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM (${theirs(String(NEAR))}) AS near
    ) AS placed
  )
  SELECT id, repost_of AS "repostOf"
  FROM (${theirs('$3', 'AND id >= (SELECT last FROM reach)')}) AS found ORDER BY id DESC LIMIT $3`;
