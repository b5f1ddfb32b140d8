import type { Services } from '../../platform/context.ts';
import { passing } from '../../platform/fault-points.ts';
import { ChargeRefused, ProviderAway } from '../../platform/ports/payment-provider.ts';
import { applyCharge } from '../apply-charge.ts';
import { movePayment } from '../move-payment.ts';
import { findPayment, lockPayment } from '../queries.ts';
import { openRequest } from '../sealed-request.ts';
import type { Actor, PaymentRow } from '../tables.ts';
import type { OpenedPayment } from './open-payment.ts';

const LONGEST_PROBLEM = 300;

/** The same for a payment that was opened before: the provider may know it by now. */
export async function startPayment(
  services: Services,
  paymentId: string,
  actor: Actor = 'pedido',
): Promise<void> {
  const row = await findPayment(services.db, paymentId);
  if (row) await startOpened(services, row, actor);
}

/**
 * Creates the charge at the provider for a recorded payment, after its transaction. Called twice it charges
 * once: the idempotency key is the same. If the provider does not answer, the payment stays unchanged and a
 * job tries again.
 */
export async function startOpened(
  services: Services,
  row: OpenedPayment,
  actor: Actor = 'pedido',
): Promise<void> {
  if (row.status !== 'criado' || !row.sealed) return;
  const request = openRequest(services.vault, row.id, row.sealed);
  const { orderId, orderNumber, amountCents, method, instalments, expiresAt } = row;
  try {
    const charge = await services.payments.create({
      ...{ reference: row.id, idempotencyKey: row.id, orderId, orderNumber, amountCents },
      ...{ method, instalments, expiresAt, ...request },
      // The page asks us to check the payment at once.
      returnUrl: new URL(`/checkout/pedido/${orderNumber}?volta=1`, services.publicUrl).href,
    });
    passing('provider-told');
    await applyCharge(services, charge, actor, row);
  } catch (error) {
    if (error instanceof ChargeRefused) await decline(services, row, error.message, actor);
    else if (!(error instanceof ProviderAway)) throw error;
    else
      services.log.warn({ err: error, paymentId: row.id }, 'the payment provider gave no answer');
  }
}

async function decline(
  services: Services,
  { id, orderId }: PaymentRow,
  problem: string,
  actor: Actor,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await services.hooks.lockOrder(tx, orderId);
    const row = await lockPayment(tx, id);
    if (row?.status !== 'criado') return;
    const known = { problem: problem.slice(0, LONGEST_PROBLEM), sealed: null };
    await movePayment(tx, services, row, { to: 'recusado', actor, known });
  });
}
