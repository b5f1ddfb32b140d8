import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { comment, commentLike, commentStat } from './tables.ts';

export async function findPostOf(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db
    .select({ postId: comment.postId })
    .from(comment)
    .where(eq(comment.id, id));
  return found?.postId ?? null;
}

export async function findAuthorOf(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db
    .select({ authorId: comment.authorId })
    .from(comment)
    .where(eq(comment.id, id));
  return found?.authorId ?? null;
}

export async function insertComment(tx: Transaction, row: typeof comment.$inferInsert) {
  await tx.insert(comment).values(row);
  const postId = row.parentId ? null : row.postId;
  await tx.insert(commentStat).values({ commentId: row.id, postId });
}

export async function changeText(db: Queryable, id: string, text: string, editedAt: Date) {
  await db.update(comment).set({ text, editedAt }).where(eq(comment.id, id));
}

/** Hiding the first comment of a thread hides the whole thread. */
export async function setHidden(db: Queryable, id: string, hidden: boolean) {
  await db
    .update(comment)
    .set({ hidden })
    .where(and(or(eq(comment.id, id), eq(comment.parentId, id)), eq(comment.hidden, !hidden)));
}

export async function removeComment(db: Queryable, id: string) {
  await db.delete(comment).where(eq(comment.id, id));
}

/** Returns whether it is new. */
export async function insertLike(tx: Transaction, row: typeof commentLike.$inferInsert) {
  const { rowCount } = await tx.insert(commentLike).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteLike(tx: Transaction, commentId: string, accountId: string) {
  // Locked first, as in every change of its counters, to prevent deadlocks.
  await tx.select().from(comment).where(eq(comment.id, commentId)).for('key share');
  await tx
    .delete(commentLike)
    .where(and(eq(commentLike.commentId, commentId), eq(commentLike.accountId, accountId)));
}

export async function likesOf(db: Queryable, commentId: string): Promise<number> {
  const [row] = await db
    .select({ likes: commentStat.likes })
    .from(commentStat)
    .where(eq(commentStat.commentId, commentId));
  return row?.likes ?? 0;
}

interface OwnPortion {
  accountId: string;
  before: string;
  limit: number;
}

/** Everything that someone wrote, for the export of their data. */
export function listWritten(db: Queryable, { accountId, before, limit }: OwnPortion) {
  return db
    .select()
    .from(comment)
    .where(and(eq(comment.authorId, accountId), lt(comment.id, before)))
    .orderBy(desc(comment.id))
    .limit(limit);
}

export function listLiked(db: Queryable, { accountId, before, limit }: OwnPortion) {
  return db
    .select()
    .from(commentLike)
    .where(and(eq(commentLike.accountId, accountId), lt(commentLike.commentId, before)))
    .orderBy(desc(commentLike.commentId))
    .limit(limit);
}

/** Deletes up to `limit` comments of someone and returns how many. */
export async function deleteSomeOf(db: Queryable, accountId: string, limit: number) {
  const some = db
    .select({ id: comment.id })
    .from(comment)
    .where(eq(comment.authorId, accountId))
    .limit(limit);
  const { rowCount } = await db.delete(comment).where(inArray(comment.id, some));
  return rowCount ?? 0;
}
