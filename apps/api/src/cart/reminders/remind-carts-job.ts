import { inBrasilia } from '@arquiba/brazil/brasilia';
import { findAccount } from '../../accounts/public/find-account.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { accountOwner } from '../cart-owner.ts';
import { readCart } from '../read-cart.ts';
import { takeLeftCarts } from './queries.ts';
import { cartReminderMail, reminderLink } from './reminder-mail.ts';
import { reminderToken } from './reminder-token.ts';

const HOUR_MS = 60 * 60_000;
const LEFT_FOR_MS = 24 * HOUR_MS;
/** Older carts were given up. */
const GIVEN_UP_MS = 7 * 24 * HOUR_MS;
const QUIET_MS = 30 * 24 * HOUR_MS;
const PORTION = 100;

/** Mails people who agreed about a cart that they have not touched for a day: once, and once in 30 days at most. */
export const remindCartsJob = defineJob(
  'cart.remind',
  { schedule: '29 * * * *', retries: 2, timeoutSeconds: 600 },
  async (services, _payload, { signal }) => {
    // Nobody is written to at night.
    const hour = inBrasilia(services.clock.now()).getUTCHours();
    if (hour < 9 || hour > 20) return;
    while (!signal.aborted && (await remindSome(services)));
  },
);

/** Taken and mailed in one transaction: nobody is mailed twice. False if there was nothing to take. */
async function remindSome(services: Services): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const [since, until] = [before(GIVEN_UP_MS), before(LEFT_FOR_MS)];
    const left = { now, since, until, notSince: before(QUIET_MS), limit: PORTION };
    const accountIds = await takeLeftCarts(tx, left);
    for (const accountId of accountIds) await remind(tx, services, accountId);
    return accountIds.length > 0;
  });
}

async function remind(tx: Transaction, services: Services, accountId: string): Promise<void> {
  const { hooks, publicUrl: site, vault } = services;
  const account = await findAccount(tx, accountId);
  if (account?.status !== 'active' || !account.emailConfirmedAt) return;
  const { lines, goods } = await readCart({ db: tx, hooks }, accountOwner(accountId));
  const left = lines.flatMap((line) => {
    const good = goods.of(line);
    return good && good.available > 0 ? [{ good, quantity: line.quantity }] : [];
  });
  if (left.length === 0) return;
  const unsubscribeUrl = reminderLink(site, reminderToken(vault, accountId));
  const mail = cartReminderMail({ site, socialName: account.socialName, left, unsubscribeUrl });
  await queueMail(tx, { to: account.email, ...mail, unsubscribeUrl });
}
