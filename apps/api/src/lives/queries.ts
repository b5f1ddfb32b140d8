import type { LiveEndReason } from '@arquiba/contract/live-views';
import { LIVE_WATCHING_SECONDS } from '@arquiba/contract/live-views';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import {
  live,
  type liveModerator,
  type liveReminder,
  liveSetting,
  type liveSilenced,
  liveViewer,
} from './tables.ts';

/** Until the transaction ends, no other one counts the lives of this account. */
export async function lockLivesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('lives', ${accountId}::bigint))`,
  );
}

export async function countSince(tx: Transaction, authorId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ lives: count() })
    .from(live)
    .where(and(eq(live.authorId, authorId), gt(live.createdAt, since)));
  return row?.lives ?? 0;
}

export async function insertLive(tx: Transaction, row: typeof live.$inferInsert) {
  await tx.insert(live).values(row);
}

export async function updateLiveRow(
  db: Queryable,
  id: string,
  set: Partial<typeof live.$inferInsert>,
): Promise<void> {
  if (Object.keys(set).length > 0) await db.update(live).set(set).where(eq(live.id, id));
}

/** Returns whether it began now, for the first time. */
export async function setStarted(tx: Transaction, id: string, startedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(live)
    .set({ startedAt })
    .where(and(eq(live.id, id), isNull(live.startedAt), isNull(live.endedAt)));
  return rowCount === 1;
}

/** Returns whether it had not ended before. */
export async function setEnded(
  db: Queryable,
  id: string,
  ended: { endedAt: Date; endReason: LiveEndReason; durationMs: number },
): Promise<boolean> {
  const replay = ended.endReason === 'operator' ? { replay: false } : {};
  const { rowCount } = await db
    .update(live)
    .set({ ...ended, ...replay })
    .where(and(eq(live.id, id), isNull(live.endedAt)));
  return rowCount === 1;
}

/** Returns whether there was one. */
export async function deleteLiveRow(db: Queryable, id: string, authorId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(live)
    .where(and(eq(live.id, id), eq(live.authorId, authorId)));
  return rowCount === 1;
}

/** Notes that a page shows it. */
export async function noteViewer(db: Queryable, row: typeof liveViewer.$inferInsert) {
  await db
    .insert(liveViewer)
    .values(row)
    .onConflictDoUpdate({
      target: [liveViewer.liveId, liveViewer.tab],
      set: { seenAt: row.seenAt, accountId: row.accountId },
    });
}

export async function noteMostViewers(db: Queryable, id: string, viewers: number) {
  await db
    .update(live)
    .set({ mostViewers: viewers })
    .where(and(eq(live.id, id), lt(live.mostViewers, viewers)));
}

export async function forgetViewers(db: Queryable, now: Date) {
  const since = new Date(now.getTime() - 3 * LIVE_WATCHING_SECONDS * 1000);
  await db.delete(liveViewer).where(lt(liveViewer.seenAt, since));
}

export async function addReactions(db: Queryable, id: string, more: number): Promise<number> {
  const [row] = await db
    .update(live)
    .set({ reactions: sql`${live.reactions} + ${more}` })
    .where(eq(live.id, id))
    .returning({ reactions: live.reactions });
  return row?.reactions ?? 0;
}

type PeopleTable = typeof liveModerator | typeof liveSilenced | typeof liveReminder;

export async function addPerson(
  db: Queryable,
  table: PeopleTable,
  row: { liveId: string; accountId: string },
) {
  await db.insert(table).values(row).onConflictDoNothing();
}

export async function removePerson(
  db: Queryable,
  table: PeopleTable,
  { liveId, accountId }: { liveId: string; accountId: string },
) {
  await db.delete(table).where(and(eq(table.liveId, liveId), eq(table.accountId, accountId)));
}

export async function setSettings(db: Queryable, set: { enabled?: boolean; most?: number }) {
  await db.update(liveSetting).set(set);
}
