import { dateInBrazil } from '@arquiba/brazil/age';
import type { Queryable } from '../../platform/database/database.ts';
import { findGuardian } from '../queries.ts';

/** Whether somebody under 16 has an account that no guardian has confirmed yet. */
export async function waitsForGuardian(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row = await findGuardian(db, accountId);
  return row !== null && row.confirmedAt === null && row.neededUntil > dateInBrazil(now);
}
