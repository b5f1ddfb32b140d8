import type { Hooks } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { cancelPayment } from './public/cancel-payment.ts';
import type { BackOfficeServices } from './public/hooks.ts';
import { refundPayment } from './public/refund-payment.ts';
import { changePayment, lockOther } from './queries.ts';
import type { PaymentRow } from './tables.ts';
import { pairAuthorised } from './topics.ts';

/**
 * What a step of one of two cards means for the other. Runs before the order learns of the step, which then
 * finds the other card released.
 */
export const followPair: Hooks['paymentChanged'][number] = async (tx, change, services) => {
  const { paymentId, pairId, to, surplus, expiresAt } = change;
  if (pairId === null) return;
  const other = await lockOther(tx, { pairId, paymentId });
  if (!other) return;
  if (to === 'recusado' || to === 'expirado' || surplus) return release(tx, services, other);
  if (to !== 'autorizado' && to !== 'em_analise') return;
  // A card that is authorised waits until the other has been looked at.
  if (other.status === 'autorizado' && other.expiresAt < expiresAt) {
    await changePayment(tx, other.id, { expiresAt });
  } else if (other.status === 'em_analise' && other.expiresAt > expiresAt) {
    await changePayment(tx, paymentId, { expiresAt: other.expiresAt });
  }
  const isComplete = other.status === 'autorizado' || other.status === 'capturado';
  if (to === 'autorizado' && isComplete) await announce(tx, pairAuthorised, { paymentId });
};

/** The order is not paid with one of the two cards: what was taken from it goes back. */
async function release(
  tx: Transaction,
  services: BackOfficeServices,
  other: PaymentRow,
): Promise<void> {
  const { id: paymentId, capturedCents, returningCents, refundedCents } = other;
  if (await cancelPayment(tx, services, paymentId)) return;
  const cents = capturedCents - Math.max(returningCents, refundedCents);
  if (cents > 0) await refundPayment(tx, services, { paymentId, cents, key: 'other-card' });
}
