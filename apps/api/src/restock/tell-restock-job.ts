import { findAccount } from '../accounts/public/find-account.ts';
import { findVariants, type Variant } from '../catalog/public/variants.ts';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { listAwaited, sweepRequests, takeRequests } from './queries.ts';
import { backInStockMail, restockLink } from './restock-mails.ts';
import { restockToken } from './restock-token.ts';

const PORTION = 200;
/** So long a unit is left to the person who was mailed about it. Nothing is reserved. */
const TURN_MS = 24 * 60 * 60_000;

/** Mails those who wait for a colour that is back, as many as there are units. */
export const tellRestockJob = defineJob(
  'restock.tell',
  { schedule: '*/10 * * * *', retries: 2, timeoutSeconds: 300 },
  async (services) => {
    const { db, clock } = services;
    const now = clock.now();
    const turn = { now, notSince: new Date(now.getTime() - TURN_MS) };
    await sweepRequests(db, { now, toldBefore: turn.notSince });
    let after = '0';
    for (;;) {
      const ids = await listAwaited(db, { after, limit: PORTION });
      const last = ids.at(-1);
      if (last === undefined) return;
      for (const variant of (await findVariants(db, ids)).values()) {
        if (variant.available > 0) await tell(services, variant, turn);
      }
      after = last;
    }
  },
);

/** Taken and mailed in one transaction: neither mailed twice nor lost. */
async function tell(
  { db, vault, publicUrl }: Services,
  variant: Variant,
  turn: { now: Date; notSince: Date },
): Promise<void> {
  const { id: variantId, available } = variant;
  await db.transaction(async (tx) => {
    for (const { id, accountId, email } of await takeRequests(tx, { variantId, available }, turn)) {
      const to = email ?? (accountId && (await addressOf(tx, accountId)));
      if (!to) continue;
      const unsubscribeUrl = restockLink(publicUrl, restockToken(vault, id));
      const mail = backInStockMail(publicUrl, variant, unsubscribeUrl);
      await queueMail(tx, { to, ...mail, unsubscribeUrl });
    }
  });
}

async function addressOf(db: Parameters<typeof findAccount>[0], accountId: string) {
  const account = await findAccount(db, accountId);
  return account?.status === 'active' && account.emailConfirmedAt ? account.email : null;
}
