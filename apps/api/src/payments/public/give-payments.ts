import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { payment } from '../tables.ts';

/** The order is in an account now: so are its payments. */
export async function givePayments(
  tx: Transaction,
  orderId: string,
  accountId: string,
): Promise<void> {
  await tx.update(payment).set({ accountId }).where(eq(payment.orderId, orderId));
}
