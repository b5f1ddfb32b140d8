import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { PrescriptionRow } from '../queries.ts';
import { prescription } from '../tables.ts';

/** Those of these prescriptions that the account has, by their ids. */
export async function ownPrescriptions(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PrescriptionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(prescription)
    .where(and(eq(prescription.accountId, accountId), inArray(prescription.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
