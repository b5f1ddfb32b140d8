import { findAccount } from '../accounts/public/find-account.ts';
import { removeAccount } from '../accounts/public/remove-account.ts';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { beginPurge, listDue } from './deletion-queries.ts';
import { accountPurgedMail } from './privacy-mails.ts';

/** Accounts per run; others wait for the next hour. */
const MOST = 100;

/**
 * Deletes accounts whose time is over, with everything that belongs to them. A failure does not stop the
 * others.
 */
export const purgeJob = defineJob(
  'privacy.purge',
  { schedule: '17 * * * *', retries: 2, timeoutSeconds: 1800 },
  async (services, _payload, { signal }) => {
    const { db, clock, log } = services;
    let failed = 0;
    for (const accountId of await listDue(db, clock.now(), MOST)) {
      signal.throwIfAborted();
      try {
        await purge(services, accountId);
        log.info({ accountId }, 'account purged');
      } catch (error) {
        failed += 1;
        log.error({ err: error, accountId }, 'an account could not be purged');
      }
    }
    if (failed > 0) throw new Error(`${failed} accounts could not be purged`);
  },
);

/** Each step is idempotent: an interrupted purge starts again. */
async function purge(services: Services, accountId: string): Promise<void> {
  const { db, clock, hooks, publicUrl } = services;
  if (!(await beginPurge(db, accountId, clock.now()))) return;
  for (const remove of hooks.accountPurged) await remove(services, accountId);
  const owner = await findAccount(db, accountId);
  await db.transaction(async (tx) => {
    if (!(await removeAccount(tx, accountId)) || !owner) return;
    await queueMail(tx, { to: owner.email, ...accountPurgedMail(publicUrl, owner.socialName) });
  });
}
