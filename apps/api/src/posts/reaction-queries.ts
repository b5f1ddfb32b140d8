import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { post, postSend, postStat, reaction } from './tables.ts';

/** One person and one post. */
export interface Pair {
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

/** What someone liked and sent on, by post, for the copy of their data. */
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
