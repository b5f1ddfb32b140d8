import type { Services } from '../platform/context.ts';
import { ChargeRefused, type ProviderEvent } from '../platform/ports/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import { insertEvent, isHandled, noteHandled } from './queries.ts';

/** Records an event of the provider, then queries the charge. An event that was handled before is ignored. */
export async function handleEvent(services: Services, event: ProviderEvent): Promise<void> {
  const { db, clock, payments } = services;
  await insertEvent(db, payments.name, event, clock.now());
  if (await isHandled(db, payments.name, event.eventId)) return;
  await settleEvent(services, event);
}

export async function settleEvent(
  services: Services,
  { eventId, providerId }: Pick<ProviderEvent, 'eventId' | 'providerId'>,
): Promise<void> {
  const { db, clock, payments, log } = services;
  const isOurs = await askProvider(services, providerId, 'provedor').catch((error) => {
    // The provider also sends events about other things than payments, and about charges it no longer has.
    if (error instanceof ChargeRefused) return false;
    throw error;
  });
  if (!isOurs) log.warn({ providerId }, 'the payment provider told of what is not ours');
  await noteHandled(db, payments.name, eventId, clock.now());
}
