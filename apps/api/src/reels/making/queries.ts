import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type MakingRow, reelMaking } from './tables.ts';

/** More than anyone may have in the making at once, with some that failed. */
const MOST_LISTED = 20;

/** Until the transaction ends, no other one counts the reels of this account. */
export async function lockMakingsOf(tx: Transaction, authorId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('reels', ${authorId}::bigint))`,
  );
}

export function countInMaking(tx: Transaction, authorId: string): Promise<number> {
  return tx.$count(
    reelMaking,
    and(eq(reelMaking.authorId, authorId), eq(reelMaking.state, 'making')),
  );
}

/** Those in the making that were begun before it. */
export function countBefore(db: Queryable, id: string): Promise<number> {
  return db.$count(reelMaking, and(eq(reelMaking.state, 'making'), lt(reelMaking.id, id)));
}

export async function insertMaking(tx: Transaction, row: typeof reelMaking.$inferInsert) {
  await tx.insert(reelMaking).values(row);
}

export async function findMaking(db: Queryable, id: string): Promise<MakingRow | null> {
  const [row] = await db.select().from(reelMaking).where(eq(reelMaking.id, id));
  return row ?? null;
}

/** What an account has not published yet, or could not. */
export async function listUnpublished(db: Queryable, authorId: string): Promise<MakingRow[]> {
  return await db
    .select()
    .from(reelMaking)
    .where(and(eq(reelMaking.authorId, authorId), ne(reelMaking.state, 'published')))
    .orderBy(desc(reelMaking.id))
    .limit(MOST_LISTED);
}

/** All of an account, for the export of its data. */
export async function listMakingsOf(db: Queryable, authorId: string): Promise<MakingRow[]> {
  return await db
    .select()
    .from(reelMaking)
    .where(eq(reelMaking.authorId, authorId))
    .orderBy(reelMaking.id);
}

/** Those of the files that reels in the making are cut from. */
export async function filesInMakings(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ source: reelMaking.source })
    .from(reelMaking)
    .where(
      and(
        eq(reelMaking.authorId, accountId),
        eq(reelMaking.state, 'making'),
        inArray(reelMaking.source, [...paths]),
      ),
    );
  return rows.map(({ source }) => source);
}

/** Changes one that is neither published nor given up; returns whether there was one. */
export async function changeMaking(
  db: Queryable,
  id: string,
  changes: Partial<Pick<MakingRow, 'state' | 'job' | 'postId' | 'problem'>>,
): Promise<boolean> {
  const { rowCount } = await db.update(reelMaking).set(changes).where(isOpen(id));
  return rowCount === 1;
}

/** Returns whether there was one that is neither published nor given up. */
export async function removeMaking(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(reelMaking).where(isOpen(id));
  return rowCount === 1;
}

export async function removeEnded(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(reelMaking)
    .where(and(ne(reelMaking.state, 'making'), lt(reelMaking.createdAt, before)));
}

function isOpen(id: string) {
  return and(eq(reelMaking.id, id), eq(reelMaking.state, 'making'));
}
