import type { Services } from '../../platform/context.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { deleteCardsToSave, deleteCustomers } from './queries.ts';
import { customerRemoved } from './topics.ts';

interface Removed {
  provider: string;
  customerId: string;
}

/** Removes a card at its provider. */
export async function removeAtProvider(
  services: Services,
  { cardId, ...customer }: Removed & { cardId: string },
): Promise<void> {
  if (isReachable(services, customer)) {
    await services.payments.cards.remove(customer.customerId, cardId);
  }
}

/** Removes a customer with all cards at the provider. */
export async function forgetAtProvider(services: Services, customer: Removed): Promise<void> {
  if (isReachable(services, customer)) await services.payments.cards.forget(customer.customerId);
}

/** The cards of a purged account. */
export async function forgetCards({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteCardsToSave(tx, accountId);
    for (const customer of await deleteCustomers(tx, accountId)) {
      await announce(tx, customerRemoved, customer);
    }
  });
}

/** Only the configured provider can be told. */
function isReachable({ payments, log }: Services, { provider }: Removed): boolean {
  if (provider === payments.name) return true;
  log.error({ provider }, 'cards are left at a payment provider that is not configured');
  return false;
}
