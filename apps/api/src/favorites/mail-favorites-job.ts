import { findAccount } from '../accounts/public/find-account.ts';
import { findOffers, type Offer } from '../catalog/public/find-offers.ts';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { favoritesMail } from './favorites-mail.ts';
import { listChosenProducts, type Notice, noteSoldOut, takeNotices } from './notice-queries.ts';

const PORTION = 200;
/** At most one mail about a frame in this time. */
const QUIET_MS = 24 * 60 * 60_000;

/**
 * Checks the frames that people chose, whatever changed them (staff, a sale, a closed order), and mails each
 * person what got cheaper or came back.
 */
export const mailFavoritesJob = defineJob(
  'favorites.tell',
  { schedule: '*/10 * * * *', retries: 2, timeoutSeconds: 300 },
  mailFavorites,
);

async function mailFavorites(services: Services): Promise<void> {
  let after = '0';
  for (;;) {
    const ids = await listChosenProducts(services.db, { after, limit: PORTION });
    const last = ids.at(-1);
    if (last === undefined) return;
    await mailAbout(services, await findOffers(services.db, ids));
    after = last;
  }
}

async function mailAbout(services: Services, offers: readonly Offer[]): Promise<void> {
  const { db, clock } = services;
  const soldOut = offers.filter(({ inStock }) => !inStock);
  const ids = soldOut.map(({ productId }) => productId);
  if (ids.length > 0) await noteSoldOut(db, ids);
  // No mails about frames that cannot be bought.
  const there = offers.filter(({ inStock }) => inStock);
  if (there.length === 0) return;
  const now = clock.now();
  const notSince = new Date(now.getTime() - QUIET_MS);
  // Taken and mailed in one transaction: neither mailed twice nor lost.
  await db.transaction(async (tx) => {
    const notices = await takeNotices(tx, there, { now, notSince });
    for (const [accountId, own] of Map.groupBy(notices, (each) => each.accountId)) {
      const owner = await findAccount(tx, accountId);
      if (owner?.status !== 'active' || !owner.emailConfirmedAt) continue;
      const mail = favoritesMail({
        ...{ site: services.publicUrl, socialName: owner.socialName },
        notices: own.flatMap((each) => withOffer(there, each)),
      });
      await queueMail(tx, { to: owner.email, ...mail });
    }
  });
}

function withOffer(offers: readonly Offer[], { productId, cheaper }: Notice) {
  const offer = offers.find((each) => each.productId === productId);
  return offer ? [{ ...offer, cheaper }] : [];
}
