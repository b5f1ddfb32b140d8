import type { Services } from '../platform/context.ts';
import {
  type Charge,
  ChargeRefused,
  type PaymentProvider,
} from '../platform/ports/payment-provider.ts';
import { applyCharge } from './apply-charge.ts';
import { findPayment, OPEN_STATES } from './queries.ts';

/**
 * A payment that was cancelled here must not be payable at the provider; if it was paid, the money counts.
 */
export async function closeAtProvider(services: Services, paymentId: string): Promise<void> {
  const { db, payments } = services;
  const row = await findPayment(db, paymentId);
  if (!row || row.provider !== payments.name) return;
  const charges = await (row.providerId
    ? known(payments, row.providerId)
    : payments.find(paymentId));
  for (const charge of charges) {
    const isOpen = OPEN_STATES.some((state) => state === charge.status);
    const now = isOpen ? await payments.cancel(charge.providerId) : charge;
    await applyCharge(services, now, 'pedido');
  }
}

/** Empty if the provider does not know the charge: then nobody can pay it. */
async function known(provider: PaymentProvider, providerId: string): Promise<Charge[]> {
  try {
    return [await provider.fetch(providerId)];
  } catch (error) {
    if (error instanceof ChargeRefused) return [];
    throw error;
  }
}
