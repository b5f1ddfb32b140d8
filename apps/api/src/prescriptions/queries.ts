import { and, count, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import {
  healthConsent,
  type PrescriptionFileRow,
  prescription,
  prescriptionFile,
} from './tables.ts';

export type PrescriptionRow = typeof prescription.$inferSelect;
/** With its photo or PDF, if it has one. */
export type WholePrescription = PrescriptionRow & { file: PrescriptionFileRow | null };

export async function findConsent(db: Queryable, accountId: string) {
  const [row] = await db.select().from(healthConsent).where(eq(healthConsent.accountId, accountId));
  return row ?? null;
}

/** Makes other changes of this account's prescriptions wait; null without a consent. */
export async function lockConsent(tx: Transaction, accountId: string) {
  const own = eq(healthConsent.accountId, accountId);
  const [row] = await tx.select().from(healthConsent).where(own).for('update');
  return row ?? null;
}

/** An earlier consent stays as it is. */
export async function insertConsent(
  tx: Transaction,
  row: typeof healthConsent.$inferSelect,
): Promise<void> {
  await tx.insert(healthConsent).values(row).onConflictDoNothing();
}

/** With it all prescriptions of the account, by their foreign key. Returns the files that they had. */
export async function removeConsent(tx: Transaction, accountId: string): Promise<string[]> {
  if (!(await lockConsent(tx, accountId))) return [];
  const rows = await tx
    .select({ fileId: prescription.fileId })
    .from(prescription)
    .where(and(eq(prescription.accountId, accountId), isNotNull(prescription.fileId)));
  await tx.delete(healthConsent).where(eq(healthConsent.accountId, accountId));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

const whole = { ...getTableColumns(prescription), file: getTableColumns(prescriptionFile) };

/** The newest first. */
export function listOwn(db: Queryable, accountId: string): Promise<WholePrescription[]> {
  return db
    .select(whole)
    .from(prescription)
    .leftJoin(prescriptionFile, eq(prescriptionFile.id, prescription.fileId))
    .where(eq(prescription.accountId, accountId))
    .orderBy(desc(prescription.id));
}

/** Null for another account's, and for one that is gone. */
export async function findOwn(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<WholePrescription | null> {
  const [row] = await db
    .select(whole)
    .from(prescription)
    .leftJoin(prescriptionFile, eq(prescriptionFile.id, prescription.fileId))
    .where(own(accountId, id));
  return row ?? null;
}

export async function countOwn(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(prescription)
    .where(eq(prescription.accountId, accountId));
  return row?.count ?? 0;
}

export async function insertPrescription(tx: Transaction, row: PrescriptionRow): Promise<void> {
  await tx.insert(prescription).values(row);
}

/** Null for one that is a photo or a PDF too: it has no values to change. */
export async function updateOwn(
  db: Queryable,
  accountId: string,
  id: string,
  changes: Partial<PrescriptionRow>,
): Promise<PrescriptionRow | null> {
  const [row] = await db
    .update(prescription)
    .set(changes)
    .where(and(own(accountId, id), isNull(prescription.fileId)))
    .returning();
  return row ?? null;
}

export async function removeOwn(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<Pick<PrescriptionRow, 'fileId'> | null> {
  const [row] = await tx
    .delete(prescription)
    .where(own(accountId, id))
    .returning({ fileId: prescription.fileId });
  return row ?? null;
}

function own(accountId: string, id: string) {
  return and(eq(prescription.id, id), eq(prescription.accountId, accountId));
}
