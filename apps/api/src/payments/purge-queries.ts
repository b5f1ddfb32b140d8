import { eq } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { payment } from './tables.ts';

/** What was paid stays on the books when its account goes, without the card and without who paid. */
export const purgePayments: Hooks['accountPurged'][number] = async ({ db }, accountId) => {
  await db
    .update(payment)
    .set({ accountId: null, sealed: null, pix: null, boleto: null, card: null, challengeUrl: null })
    .where(eq(payment.accountId, accountId));
};
