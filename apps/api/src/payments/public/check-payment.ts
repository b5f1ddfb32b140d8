import type { Services } from '../../platform/context.ts';
import { ProviderAway } from '../../platform/ports/payment-provider.ts';
import { askProvider } from '../ask-provider.ts';
import { OPEN_STATES, paymentsOf } from '../queries.ts';

/** Asks the provider now about the open payments of an order, without waiting for its message. */
export async function checkPayment(services: Services, orderId: string): Promise<void> {
  const { db, payments, log } = services;
  const open = (await paymentsOf(db, orderId)).filter(
    ({ status, provider }) =>
      provider === payments.name && OPEN_STATES.some((state) => state === status),
  );
  for (const { id: paymentId, providerId } of open) {
    if (!providerId) continue;
    try {
      await askProvider(services, providerId, 'pedido');
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      log.warn({ err: error, paymentId }, 'the payment provider gave no answer');
    }
  }
}
