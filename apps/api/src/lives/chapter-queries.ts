import type { LiveChapter } from '@arquiba/contract/live-views';
import type { LiveCut } from '@arquiba/media-contract/port';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { live, liveChapter } from './tables.ts';

/** In the order of the recording, in its time as it is now. */
export function listChapters(db: Queryable, liveId: string): Promise<LiveChapter[]> {
  return db
    .select({
      id: liveChapter.id,
      seconds: sql<number>`round((${liveChapter.atMs} - ${live.cutMs}) / 1000.0)::integer`,
      title: liveChapter.title,
    })
    .from(liveChapter)
    .innerJoin(live, eq(live.id, liveChapter.liveId))
    .where(eq(liveChapter.liveId, liveId))
    .orderBy(asc(liveChapter.atMs));
}

export function listChaptersOf(db: Queryable, liveIds: string[]) {
  return db
    .select()
    .from(liveChapter)
    .where(inArray(liveChapter.liveId, liveIds))
    .orderBy(asc(liveChapter.atMs));
}

/** Until the transaction ends, nobody else changes its chapters or cuts it. */
export async function lockReplay(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ cutMs: live.cutMs, durationMs: live.durationMs, still: live.still })
    .from(live)
    .where(eq(live.id, id))
    .for('update');
  return row ?? { cutMs: 0, durationMs: 0, still: null };
}

export async function countChapters(tx: Transaction, liveId: string): Promise<number> {
  const [row] = await tx
    .select({ chapters: count() })
    .from(liveChapter)
    .where(eq(liveChapter.liveId, liveId));
  return row?.chapters ?? 0;
}

/** Whether another chapter than `except` begins there. */
export async function isTaken(
  tx: Transaction,
  { liveId, atMs, except }: { liveId: string; atMs: number; except: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: liveChapter.id })
    .from(liveChapter)
    .where(
      and(eq(liveChapter.liveId, liveId), eq(liveChapter.atMs, atMs), ne(liveChapter.id, except)),
    );
  return row !== undefined;
}

export async function insertChapter(tx: Transaction, row: typeof liveChapter.$inferInsert) {
  await tx.insert(liveChapter).values(row);
}

interface Which {
  liveId: string;
  id: string;
}

const isOne = ({ liveId, id }: Which) =>
  and(eq(liveChapter.liveId, liveId), eq(liveChapter.id, id));

/** Returns whether there is one. */
export async function updateChapter(
  tx: Transaction,
  which: Which,
  set: Partial<typeof liveChapter.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await tx.update(liveChapter).set(set).where(isOne(which));
  return rowCount === 1;
}

/** Returns whether there was one. */
export async function deleteChapter(db: Queryable, which: Which): Promise<boolean> {
  const { rowCount } = await db.delete(liveChapter).where(isOne(which));
  return rowCount === 1;
}

/** Notes what is left of a recording; chapters of the rest go. */
export async function setCut(tx: Transaction, id: string, cut: LiveCut): Promise<void> {
  const { cutMs, durationMs, from, until } = cut;
  await tx
    .update(live)
    .set({ cutMs, durationMs, shownFrom: from, shownUntil: until, still: null, stillAt: null })
    .where(eq(live.id, id));
  await tx
    .delete(liveChapter)
    .where(
      sql`${liveChapter.liveId} = ${id} AND (${liveChapter.atMs} < ${cutMs} OR ${liveChapter.atMs} >= ${cutMs + durationMs})`,
    );
}
