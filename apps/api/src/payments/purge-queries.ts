import { eq } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { payment } from './tables.ts';

/** Payments stay recorded when their account is deleted, without the card and the payer. */
export const purgePayments: Hooks['accountPurged'][number] = async ({ db }, accountId) => {
  await db
    .update(payment)
    .set({ accountId: null, sealed: null, pix: null, boleto: null, card: null, challengeUrl: null })
    .where(eq(payment.accountId, accountId));
};
