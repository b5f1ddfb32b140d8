import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { movePayment } from '../move-payment.ts';
import { lockPayment, OPEN_STATES } from '../queries.ts';
import { paymentClosed } from '../topics.ts';
import type { BackOfficeServices } from './hooks.ts';

/**
 * Cancels an unpaid payment, in the transaction of its order, which is locked; the provider is called
 * afterwards. If it is paid all the same, the money counts. False if it was no longer open.
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
