import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { account } from '../tables.ts';

/** The end of a deleted account, with every row that refers to it. False where it is gone already. */
export async function removeAccount(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(account)
    .where(and(eq(account.id, id), eq(account.status, 'deleted')));
  return rowCount === 1;
}
