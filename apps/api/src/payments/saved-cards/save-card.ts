import { MOST_SAVED_CARDS } from '@arquiba/contract/payment-terms';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { ChargeRefused, type StoredCard } from '../../platform/ports/payment-provider.ts';
import {
  deleteCardToSave,
  findCardToSave,
  findCustomer,
  insertCard,
  insertCustomer,
  listOwn,
  lockCustomer,
} from './queries.ts';
import { openCardToSave } from './sealed-card.ts';
import { cardRemoved } from './topics.ts';

/** Saves the card of an approved payment. If the provider refuses, there is no saved card, and nothing else. */
export async function saveCard(services: Services, paymentId: string): Promise<void> {
  const { db, vault, payments, log } = services;
  const asked = await findCardToSave(db, paymentId);
  if (!asked) return;
  const { accountId, sealed } = asked;
  const { token, email } = openCardToSave(vault, paymentId, sealed);
  try {
    const customerId = await customerFor(services, accountId, email);
    const mayHaveMore = (await listOwn(db, accountId)).length < MOST_SAVED_CARDS;
    if (customerId && mayHaveMore) {
      const stored = await payments.cards.save(customerId, token);
      await keep(services, { accountId, customerId, stored });
    }
  } catch (error) {
    if (!(error instanceof ChargeRefused)) throw error;
    log.info({ paymentId }, 'the payment provider does not save a card');
  }
  await deleteCardToSave(db, paymentId);
}

/** Null if the provider's customer with this e-mail belongs to another account. */
async function customerFor(
  { db, clock, payments }: Services,
  accountId: string,
  email: string,
): Promise<string | null> {
  const known = await findCustomer(db, accountId, payments.name);
  if (known) return known;
  const customerId = await payments.cards.customerOf(email);
  const createdAt = clock.now();
  await insertCustomer(db, { accountId, provider: payments.name, customerId, createdAt });
  return findCustomer(db, accountId, payments.name);
}

interface Saved {
  accountId: string;
  customerId: string;
  stored: StoredCard;
}

/** What is not kept here is removed at the provider too. */
async function keep(services: Services, { accountId, customerId, stored }: Saved): Promise<void> {
  const { db, clock, payments } = services;
  const provider = payments.name;
  await db.transaction(async (tx) => {
    const isThere = (await lockCustomer(tx, accountId, provider)) === customerId;
    const own = isThere ? await listOwn(tx, accountId) : [];
    // A provider may answer with the card that it has already.
    if (own.some(({ cardId }) => cardId === stored.cardId)) return;
    const now = clock.now();
    const row = { ...stored, id: newId(now), accountId, provider, savedAt: now };
    const mayHaveMore = isThere && own.length < MOST_SAVED_CARDS;
    if (mayHaveMore && (await insertCard(tx, row))) return;
    await announce(tx, cardRemoved, { provider, customerId, cardId: stored.cardId });
  });
}
