import type { Services } from '../../platform/context.ts';
import { ProviderAway } from '../../platform/ports/payment-provider.ts';
import { askProvider } from '../ask-provider.ts';
import { OPEN_STATES, paymentsOf } from '../queries.ts';

/** Asks the provider now about the open payment of an order, without waiting for its message. */
export async function checkPayment(services: Services, orderId: string): Promise<void> {
  const { db, payments, log } = services;
  const open = (await paymentsOf(db, orderId)).find(
    ({ status, provider }) =>
      provider === payments.name && OPEN_STATES.some((state) => state === status),
  );
  if (!open?.providerId) return;
  try {
    await askProvider(services, open.providerId, 'pedido');
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ err: error, paymentId: open.id }, 'the payment provider gave no answer');
  }
}
