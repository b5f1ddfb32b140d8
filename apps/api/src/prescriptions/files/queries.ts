import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type PrescriptionFileRow, prescriptionFile } from '../tables.ts';

export async function insertFile(tx: Transaction, row: PrescriptionFileRow): Promise<void> {
  await tx.insert(prescriptionFile).values(row);
}

export async function listFiles(
  db: Queryable,
  ids: readonly string[],
): Promise<PrescriptionFileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(prescriptionFile)
    .where(inArray(prescriptionFile.id, [...ids]));
}

/** Keeps files from being deleted until the end of the transaction; returns those that are still there. */
export async function holdFiles(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: prescriptionFile.id })
    .from(prescriptionFile)
    .where(inArray(prescriptionFile.id, [...ids]))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

export async function markReleased(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(prescriptionFile)
    .set({ releasedAt: now })
    .where(inArray(prescriptionFile.id, [...ids]));
}

/** Something still refers to it: what drops that will release it again. */
export async function keepFile(db: Queryable, id: string): Promise<void> {
  await db.update(prescriptionFile).set({ releasedAt: null }).where(eq(prescriptionFile.id, id));
}

/** Fails by a foreign key if something refers to it. Null if it is gone. */
export async function deleteFile(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(prescriptionFile)
    .where(eq(prescriptionFile.id, id))
    .returning({ path: prescriptionFile.path });
  return row?.path ?? null;
}

export async function listReleased(db: Queryable, before: Date): Promise<string[]> {
  const { id, releasedAt } = prescriptionFile;
  const rows = await db
    .select({ id })
    .from(prescriptionFile)
    .where(and(isNotNull(releasedAt), lt(releasedAt, before)));
  return rows.map((row) => row.id);
}

/** Those of these paths that a row names. */
export async function knownPaths(
  db: Queryable,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const { path } = prescriptionFile;
  const rows = await db
    .select({ path })
    .from(prescriptionFile)
    .where(inArray(path, [...paths]));
  return new Set(rows.map((row) => row.path));
}
