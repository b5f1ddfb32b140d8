import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prescription } from '../tables.ts';

/** The names that their owner gave them. The caller has checked whose they are. */
export async function namePrescriptions(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { id, name } = prescription;
  return db
    .select({ id, name })
    .from(prescription)
    .where(inArray(id, [...ids]));
}
