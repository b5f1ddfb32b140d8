import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { movePayment } from '../move-payment.ts';
import { lockPayment, OPEN_STATES } from '../queries.ts';
import { paymentClosed } from '../topics.ts';
import type { BackOfficeServices } from './hooks.ts';

/**
 * Gives up a payment that nobody has paid, in the transaction of its order, which is locked; the
 * provider is told afterwards. Whoever pays all the same is heard: the money counts. False where it
 * was not open any more.
 */
export async function cancelPayment(
  tx: Transaction,
  services: BackOfficeServices,
  paymentId: string,
): Promise<boolean> {
  const row = await lockPayment(tx, paymentId);
  if (!row || !OPEN_STATES.some((state) => state === row.status)) return false;
  const known = { sealed: null };
  await movePayment(tx, services, row, { to: 'expirado', actor: 'pedido', known });
  await announce(tx, paymentClosed, { paymentId });
  return true;
}
