import type { Medal } from '@arquiba/contract/moment-views';
import { and, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { moment, momentReaction, momentView, momentVote } from './tables.ts';

/** Until the transaction ends, no other one counts the moments of this account. */
export async function lockMomentsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('moments', ${accountId}::bigint))`,
  );
}

/** The number of the last one on that day. */
export async function lastNumber(tx: Transaction, authorId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${moment.number}), 0)::integer` })
    .from(moment)
    .where(and(eq(moment.authorId, authorId), eq(moment.day, day)));
  return row?.last ?? 0;
}

export async function insertMoment(tx: Transaction, row: typeof moment.$inferInsert) {
  await tx.insert(moment).values(row);
}

/** Returns whether there was one. */
export async function removeMoment(db: Queryable, id: string, authorId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(moment)
    .where(and(eq(moment.id, id), eq(moment.authorId, authorId)));
  return rowCount === 1;
}

/** Deletes up to `limit` moments whose time is over and that nobody kept; returns how many. */
export async function removeExpired(db: Queryable, now: Date, limit: number): Promise<number> {
  const some = db
    .select({ id: moment.id })
    .from(moment)
    .where(and(isNull(moment.keptAt), lte(moment.expiresAt, now)))
    .limit(limit);
  const { rowCount } = await db.delete(moment).where(inArray(moment.id, some));
  return rowCount ?? 0;
}

export async function insertView(db: Queryable, row: typeof momentView.$inferInsert) {
  await db.insert(momentView).values(row).onConflictDoNothing();
}

export async function setReaction(db: Queryable, row: typeof momentReaction.$inferInsert) {
  await db
    .insert(momentReaction)
    .values(row)
    .onConflictDoUpdate({
      target: [momentReaction.momentId, momentReaction.accountId],
      set: { reaction: row.reaction },
    });
}

export async function removeReaction(db: Queryable, momentId: string, accountId: string) {
  await db
    .delete(momentReaction)
    .where(and(eq(momentReaction.momentId, momentId), eq(momentReaction.accountId, accountId)));
}

/** Returns false if the person has voted before. */
export async function insertVote(db: Queryable, row: typeof momentVote.$inferInsert) {
  const { rowCount } = await db.insert(momentVote).values(row).onConflictDoNothing();
  return rowCount === 1;
}

interface Kept {
  title: string | null;
  achievedOn: string | null;
  competition: string | null;
  place: string | null;
  medal: Medal | null;
}

export async function setKept(tx: Transaction, id: string, now: Date, kept: Kept) {
  const keptAt = sql`coalesce(${moment.keptAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(moment)
    .set({ keptAt, ...kept })
    .where(eq(moment.id, id));
}

export async function setNotKept(tx: Transaction, id: string) {
  const nothing = { title: null, achievedOn: null, competition: null, place: null, medal: null };
  await tx
    .update(moment)
    .set({ keptAt: null, ...nothing })
    .where(eq(moment.id, id));
}

export async function countKept(tx: Transaction, authorId: string): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(moment)
    .where(and(eq(moment.authorId, authorId), isNotNull(moment.keptAt)));
  return row?.kept ?? 0;
}

/** Those of the files that a moment shows. */
export async function filesInMoments(db: Queryable, paths: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT ${moment.media}->>'path' AS path FROM ${moment}
    WHERE ${moment.media}->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}
