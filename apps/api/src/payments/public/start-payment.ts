import type { Services } from '../../platform/context.ts';
import { passing } from '../../platform/fault-points.ts';
import { ChargeRefused, ProviderAway } from '../../platform/ports/payment-provider.ts';
import { applyCharge } from '../apply-charge.ts';
import { captureAuthorised } from '../capture-authorised.ts';
import { movePayment } from '../move-payment.ts';
import { findParts, findPayment, lockPayment } from '../queries.ts';
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
 * Starts a payment and, if it is one of two cards, the other, whichever of them the provider does not know
 * yet. A second card is not tried if the first was declined.
 */
export async function startParts(services: Services, paymentId: string): Promise<void> {
  const parts = await findParts(services.db, paymentId);
  for (const { id, pairId } of parts) {
    await startPayment(services, id);
    if (id === pairId) passing('first-card-told');
  }
  if (parts.length === 1) return;
  passing('both-cards-told');
  await captureAuthorised(services, paymentId, 'pedido').catch((error: unknown) => {
    if (!(error instanceof ChargeRefused || error instanceof ProviderAway)) throw error;
    services.log.warn({ err: error, paymentId }, 'two cards are not captured yet');
  });
}

/** The same for a payment that was just opened, which saves the reading of it. */
export async function startOpenedParts(services: Services, row: OpenedPayment): Promise<void> {
  if (row.pairId === null) await startOpened(services, row);
  else await startParts(services, row.id);
}

/**
 * Creates the charge at the provider for a recorded payment, after its transaction. Called twice it charges
 * once: the idempotency key is the same. If the provider does not answer, the payment stays unchanged and a
 * job tries again.
 */
async function startOpened(
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
      ...{ method, instalments, expiresAt, ...request, capture: row.pairId === null },
      // The page asks us to check the payment at once; of two cards it knows which was confirmed.
      returnUrl: new URL(
        `/checkout/pedido/${orderNumber}?volta=${row.pairId === null ? 1 : row.id}`,
        services.publicUrl,
      ).href,
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
