import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { account } from '../tables.ts';

/** Deletes a deleted account for good, with every row that refers to it. False if it is already gone. */
export async function removeAccount(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(account)
    .where(and(eq(account.id, id), eq(account.status, 'deleted')));
  return rowCount === 1;
}
