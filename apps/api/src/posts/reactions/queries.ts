import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { insertNotices } from '../../notifications/public/insert-notices.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { isShown } from '../../profiles/public/visibility.ts';
import { visibleTo } from '../public/visible-post.ts';
import { post, postStat } from '../tables.ts';
import { postSend, reaction } from './tables.ts';

const postId = sql`${sql.placeholder('postId')}::bigint`;
const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** Each is one statement. It returns no row for a post that the viewer may not see. */
export const countedChanges = {
  like: counted('posts_like', postStat.likes, 1, insertInto(reaction), likeNotice()),
  unlike: counted(
    'posts_unlike',
    postStat.likes,
    -1,
    sql`DELETE FROM reaction USING allowed
      WHERE reaction.post_id = allowed.id AND reaction.account_id = ${viewer}`,
    sql`SELECT author_id AS "recipientId" FROM allowed
      WHERE author_id <> ${viewer} AND EXISTS (SELECT FROM changed)`,
  ),
  send: counted('posts_send', postStat.sends, 1, insertInto(postSend)),
};

function insertInto(table: typeof reaction | typeof postSend): SQL {
  return sql`INSERT INTO ${table} (post_id, account_id, created_at)
    SELECT id, ${viewer}, ${now} FROM allowed ON CONFLICT DO NOTHING`;
}

/** Tells the author of a like, in the same statement. A trigger withdraws it with the like. */
function likeNotice(): SQL {
  return insertNotices(sql`(
    SELECT ${sql.placeholder('noticeId')}::bigint AS id, author_id AS recipient_id, ${viewer} AS actor_id,
      'like' AS kind, 'likes' AS subject, 'post:' || id AS target, '' AS topic, id AS post_id,
      NULL::bigint AS comment_id, '' AS title, '' AS detail, '/post/' || id AS path,
      ${now} AS created_at, 'like post:' || id AS group_key
    FROM allowed WHERE author_id <> ${viewer} AND EXISTS (SELECT FROM changed)) AS each`);
}

/**
 * A trigger counts, and locks the account so that it is not hidden at the same time. The statement itself
 * still reads the previous counter, and adds the change. `told` is the account that got or lost a notice.
 */
function counted(
  name: string,
  counter: PgColumn,
  by: 1 | -1,
  change: SQL,
  notice = sql`SELECT NULL::bigint AS "recipientId"`,
) {
  return preparedStatement<{ count: number; changed: boolean; told: string | null }>(
    name,
    sql`
      WITH allowed AS MATERIALIZED (
        SELECT ${post.id} AS id, ${post.authorId} AS author_id, ${counter} AS count
        FROM ${post} JOIN ${postStat} ON ${postStat.postId} = ${post.id}
          JOIN ${profile} ON ${profile.accountId} = ${post.authorId}
        WHERE ${post.id} = ${postId} AND ${post.repostOf} IS NULL AND ${visibleTo(viewer)}
          AND ${isShown(viewer)}
      ), changed AS (${change} RETURNING 1), told AS (${notice})
      SELECT count + ${sql.raw(String(by))} * (SELECT count(*) FROM changed)::integer AS count,
        EXISTS (SELECT FROM changed) AS changed, (SELECT "recipientId" FROM told) AS told
      FROM allowed`,
  );
}

interface Pair {
  postId: string;
  accountId: string;
}

export async function insertRepost(
  tx: Transaction,
  { postId, accountId }: Pair,
  repost: { id: string; createdAt: Date },
) {
  const { rowCount } = await tx
    .insert(post)
    .values({ ...repost, authorId: accountId, repostOf: postId, text: '' })
    .onConflictDoNothing();
  if (rowCount !== 1) return false;
  await tx.insert(postStat).values({ postId: repost.id });
  return true;
}

export async function deleteRepost(tx: Transaction, { postId, accountId }: Pair) {
  const { rowCount } = await tx
    .delete(post)
    .where(and(eq(post.repostOf, postId), eq(post.authorId, accountId)));
  return rowCount === 1;
}

interface LikesQuery {
  postId: string;
  before: readonly [Date, string] | null;
  limit: number;
}

export function listLikesOf(db: Queryable, { postId, before, limit }: LikesQuery) {
  const [at, accountId] = before ?? [];
  return db
    .select({ accountId: reaction.accountId, createdAt: reaction.createdAt })
    .from(reaction)
    .where(
      and(
        eq(reaction.postId, postId),
        before
          ? sql`(${reaction.createdAt}, ${reaction.accountId}) < (${at?.toISOString()}::timestamptz, ${accountId}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(reaction.createdAt), desc(reaction.accountId))
    .limit(limit);
}

interface OwnQuery {
  accountId: string;
  after: string;
  limit: number;
}

/** The likes of a person, by post, for the export of their data. */
export function listOwnLikes(db: Queryable, query: OwnQuery) {
  return selectOwn(db, reaction, query);
}

export function listOwnSends(db: Queryable, query: OwnQuery) {
  return selectOwn(db, postSend, query);
}

function selectOwn(
  db: Queryable,
  table: typeof reaction | typeof postSend,
  { accountId, after, limit }: OwnQuery,
) {
  return db
    .select({ postId: table.postId, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.accountId, accountId), gt(table.postId, after)))
    .orderBy(table.postId)
    .limit(limit);
}
