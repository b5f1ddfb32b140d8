import type * as contract from '@arquiba/contract/newsletter';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { confirmNewsletterMail, couponMail } from './newsletter-mails.ts';
import { newsletterToken } from './newsletter-token.ts';
import { lockSubscription, noteMailed } from './queries.ts';

const UNCONFIRMED_MS = 3 * 24 * 60 * 60_000;
/** Who asks again gets the same mail again, but not at once. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** Mails a link that confirms the address; to a subscriber, the coupon once more. The answer is the same. */
export const askNewsletter: Operation<typeof contract.askNewsletter> = async (
  { db, clock, vault, publicUrl },
  { email },
) => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + UNCONFIRMED_MS);
  await db.transaction(async (tx) => {
    const row = { id: newId(now), email, mailedAt: now, expiresAt, createdAt: now };
    const stored = await lockSubscription(tx, {
      ...{ ...row, confirmedAt: null, couponCode: null, toldAt: null },
    });
    const isNew = stored.id === row.id;
    if (!isNew && now.getTime() - stored.mailedAt.getTime() < AGAIN_AFTER_MS) return;
    const end = stored.confirmedAt ? null : expiresAt;
    await noteMailed(tx, stored.id, { mailedAt: now, expiresAt: end });
    const token = newsletterToken(vault, stored.id);
    const mail = stored.couponCode
      ? couponMail(publicUrl, stored.couponCode, token)
      : confirmNewsletterMail(publicUrl, token);
    await queueMail(tx, { to: email, ...mail });
  });
};
