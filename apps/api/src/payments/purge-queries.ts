import { eq } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { forgetCards } from './saved-cards/remove-cards.ts';
import { payment } from './tables.ts';

/** Payments stay recorded when their account is deleted, without the card and the payer. */
export const purgePayments: Hooks['accountPurged'][number] = async (services, accountId) => {
  await forgetCards(services, accountId);
  await services.db
    .update(payment)
    .set({ accountId: null, sealed: null, pix: null, boleto: null, card: null, challengeUrl: null })
    .where(eq(payment.accountId, accountId));
};
