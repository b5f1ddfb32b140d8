import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { account } from '../tables.ts';

/** The accounts of the shop's staff. */
export async function findStaff(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'admin'), eq(account.status, 'active')));
  return rows.map(({ id }) => id);
}
