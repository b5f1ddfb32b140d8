import { MOST_SAVED_CARDS } from '@arquiba/contract/payment-terms';
import type { SavedCard } from '@arquiba/contract/saved-cards';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { NewCharge } from '../../platform/ports/payment-provider.ts';
import { hasExpired, presentSavedCard } from '../saved-cards/present-saved-card.ts';
import { findOwn, listOwn } from '../saved-cards/queries.ts';

interface CardsForPaying {
  saved: (SavedCard & { cardId: string })[];
  maySave: boolean;
}

/** The cards with which an account can pay now, the newest first. A guest has none and saves none. */
export async function cardsForPaying(
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  accountId: string | null,
): Promise<CardsForPaying> {
  if (accountId === null) return { saved: [], maySave: false };
  const rows = await listOwn(db, accountId);
  const now = clock.now();
  const saved = rows
    .filter((row) => row.provider === payments.name && !hasExpired(row, now))
    .map((row) => ({ ...presentSavedCard(row, now), cardId: row.cardId }));
  return { saved, maySave: rows.length < MOST_SAVED_CARDS };
}

/** How the provider knows a saved card; null unless it is the account's, and still valid. */
export async function findSavedCard(
  tx: Transaction,
  { clock, payments }: Pick<Services, 'clock' | 'payments'>,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<NewCharge['savedCard']> {
  if (accountId === null) return null;
  const card = await findOwn(tx, { id, accountId, provider: payments.name });
  if (!card || hasExpired(card, clock.now())) return null;
  return { customerId: card.customerId, cardId: card.cardId };
}
