import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
  like: counted('posts_like', postStat.likes, 1, insertInto(reaction)),
  unlike: counted(
    'posts_unlike',
    postStat.likes,
    -1,
    sql`DELETE FROM reaction USING allowed
      WHERE reaction.post_id = allowed.id AND reaction.account_id = ${viewer}`,
  ),
  send: counted('posts_send', postStat.sends, 1, insertInto(postSend)),
};

function insertInto(table: typeof reaction | typeof postSend): SQL {
  return sql`INSERT INTO ${table} (post_id, account_id, created_at)
    SELECT id, ${viewer}, ${now} FROM allowed ON CONFLICT DO NOTHING`;
}

/**
 * A trigger counts, and locks the account so that it is not hidden at the same time. The statement itself
 * still reads the previous counter, and adds the change.
 */
function counted(name: string, counter: PgColumn, by: 1 | -1, change: SQL) {
  return preparedStatement<{ count: number; changed: boolean }>(
    name,
    sql`
      WITH allowed AS MATERIALIZED (
        SELECT ${post.id} AS id, ${counter} AS count
        FROM ${post} JOIN ${postStat} ON ${postStat.postId} = ${post.id}
          JOIN ${profile} ON ${profile.accountId} = ${post.authorId}
        WHERE ${post.id} = ${postId} AND ${post.repostOf} IS NULL AND ${visibleTo(viewer)}
          AND ${isShown(viewer)}
      ), changed AS (${change} RETURNING 1)
      SELECT count + ${sql.raw(String(by))} * (SELECT count(*) FROM changed)::integer AS count,
        EXISTS (SELECT FROM changed) AS changed
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
