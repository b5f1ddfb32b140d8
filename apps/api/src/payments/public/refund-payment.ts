import type { Services } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { changePayment, insertRefund, lockPayment } from '../queries.ts';
import { refundRequested } from '../topics.ts';

/**
 * Requests a refund in the transaction of its order, which is locked; a job carries it out once, under this
 * key. Never more than was captured. False if the key is already known, or if the payment is refunded
 * automatically because the order had been paid before.
 */
export async function refundPayment(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { paymentId, cents, key }: { paymentId: string; cents: number; key: string },
): Promise<boolean> {
  const row = await lockPayment(tx, paymentId);
  if (!row) throw new Error(`No payment ${paymentId}`);
  if (row.surplus && row.returningCents === row.capturedCents) return false;
  const now = services.clock.now();
  const id = newId(now);
  if (!(await insertRefund(tx, { id, paymentId, key, cents, createdAt: now }))) return false;
  // The table refuses more than was captured.
  await changePayment(tx, paymentId, { returningCents: row.returningCents + cents });
  await announce(tx, refundRequested, { refundId: id });
  return true;
}
