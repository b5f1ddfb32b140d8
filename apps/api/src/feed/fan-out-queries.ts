import { type SQL, sql } from 'drizzle-orm';
import { type Database, violates } from '../platform/database.ts';
import { takingBack } from '../platform/outbox.ts';
import { preparedStatement } from '../platform/prepared.ts';

/** A post on its way into homes. */
export interface SentPost {
  id: string;
  authorId: string;
  repostOf: string | null;
  /** About how many follow its author. */
  followers: number;
  /** So many that it is fetched by those who read. */
  loud: boolean;
}

/** The post, if others may read it. */
export async function findSent(db: Database, postId: string): Promise<SentPost | null> {
  const { rows } = await db.$client.query<SentPost>({
    name: 'feed_sent',
    text: `SELECT id, author_id AS "authorId", repost_of AS "repostOf", followers,
        EXISTS (SELECT FROM loud_author WHERE loud_author.account_id = author_id) AS loud
      FROM post JOIN profile_stat ON profile_stat.account_id = author_id
      WHERE id = $1 AND audience <> 'self'`,
    values: [postId],
  });
  return rows[0] ?? null;
}

/** The follower at whom a portion ends; null where there are no more than that. */
export async function lastOfPortion(
  db: Database,
  { authorId }: SentPost,
  after: string,
  limit: number,
): Promise<string | null> {
  const { rows } = await db.$client.query<{ size: number; last: string | null }>({
    name: 'feed_portion',
    text: `SELECT count(*)::integer AS size, max(follower_id) AS last FROM (
      SELECT follower_id FROM follow WHERE followee_id = $1 AND follower_id > $2
      ORDER BY follower_id LIMIT $3) AS portion`,
    values: [authorId, after, limit],
  });
  const { size = 0, last = null } = rows[0] ?? {};
  return size < limit ? null : last;
}

/** Into the homes of those followers whose ids lie between two, and who look at theirs. */
export async function sendToFollowers(
  db: Database,
  { id, authorId, repostOf }: SentPost,
  { after, upTo, readSince }: { after: string; upTo: string; readSince: Date },
): Promise<void> {
  const values = { id, authorId, repostOf, after, upTo, readSince };
  await onceIntoEach((how) => fanOut[how](db, values));
}

/**
 * Sends a post if no job has it yet and not too many follow its author: says whether it was for us to
 * send, and whether it came into any home.
 */
export async function sendToFew(
  db: Database,
  { id, authorId, repostOf }: Pick<SentPost, 'id' | 'authorId' | 'repostOf'>,
  options: { few: number; readSince: Date; announcement: string },
): Promise<{ isOurs: boolean; isSent: boolean }> {
  const values = { id, authorId, repostOf, ...options };
  const [done] = await onceIntoEach((how) => fewAtOnce[how](db, values));
  return done ?? { isOurs: false, isSent: false };
}

type How = 'plainly' | 'carefully';

/**
 * Hardly ever has a home the post already, as when its owner began to follow a moment ago: to look first,
 * in each of them, would cost a quarter of it all.
 */
async function onceIntoEach<T>(send: (how: How) => Promise<T>): Promise<T> {
  try {
    return await send('plainly');
  } catch (error) {
    if (violates(error, 'home_pkey')) return await send('carefully');
    throw error;
  }
}

function bothWays<T>(make: (ending: SQL, suffix: string) => T): Record<How, T> {
  return { plainly: make(sql``, ''), carefully: make(sql`ON CONFLICT DO NOTHING`, '_again') };
}

const [id, authorId, repostOf] = ['id', 'authorId', 'repostOf'].map(
  (name) => sql`${sql.placeholder(name)}::bigint`,
);
const sending = sql`INSERT INTO home (owner_id, post_id, author_id, repost_of)
  SELECT follower_id, ${id}, ${authorId}, ${repostOf} FROM follow
  JOIN home_owner ON account_id = follower_id AND read_at >= ${sql.placeholder('readSince')}::timestamptz
  WHERE followee_id = ${authorId}`;

const fanOut = bothWays((ending, suffix) =>
  preparedStatement(
    `feed_fan_out${suffix}`,
    sql`${sending} AND follower_id > ${sql.placeholder('after')}::bigint
      AND follower_id <= ${sql.placeholder('upTo')}::bigint ${ending}`,
  ),
);

const fewAtOnce = bothWays((ending, suffix) =>
  preparedStatement<{ isOurs: boolean; isSent: boolean }>(
    `feed_few${suffix}`,
    sql`
      WITH author AS (
        SELECT FROM profile_stat
        WHERE account_id = ${authorId} AND followers <= ${sql.placeholder('few')}::integer
          AND NOT EXISTS (SELECT FROM loud_author WHERE loud_author.account_id = ${authorId})
      ), taken AS (
        ${takingBack(sql`${sql.placeholder('announcement')}::bigint`)}
          AND EXISTS (SELECT FROM author) RETURNING id
      ), sent AS (
        ${sending} AND EXISTS (SELECT FROM taken)
          AND EXISTS (SELECT FROM post WHERE id = ${id} AND audience <> 'self')
        ${ending} RETURNING 1
      )
      SELECT EXISTS (SELECT FROM taken) AS "isOurs", EXISTS (SELECT FROM sent) AS "isSent"`,
  ),
);

/**
 * Of these accounts, those in whose homes one of these posts stands, sent or by somebody loud whom they
 * follow, and who want to hear of it.
 */
export async function findOwnersOf(
  db: Database,
  accountIds: readonly string[],
  postIds: readonly string[],
): Promise<{ ownerId: string; postId: string }[]> {
  const { rows } = await db.$client.query<{ ownerId: string; postId: string }>({
    name: 'feed_owners',
    text: `SELECT owner_id AS "ownerId", post_id AS "postId" FROM (
        SELECT owner_id, post_id, author_id FROM home
        WHERE owner_id = ANY ($1::bigint[]) AND post_id = ANY ($2::bigint[])
        UNION
        SELECT follower_id, id, author_id FROM post
        JOIN loud_author ON loud_author.account_id = author_id
        JOIN follow ON followee_id = author_id AND follower_id = ANY ($1::bigint[])
        WHERE id = ANY ($2::bigint[])
      ) AS standing
      WHERE NOT EXISTS (SELECT FROM mute WHERE muter_id = owner_id AND muted_id = author_id)`,
    values: [accountIds, postIds],
  });
  return rows;
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
