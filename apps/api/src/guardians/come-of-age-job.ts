import { dateInBrazil } from '@arquiba/brazil/age';
import { defineJob } from '../platform/jobs/job.ts';
import { oldestOpen } from './link.ts';
import { deleteRefusals, deleteUnneeded } from './queries.ts';

/** Shortly after midnight in Brasília: a person who turns 16 needs no consent any more. */
export const comeOfAgeJob = defineJob(
  'guardians.come-of-age',
  { schedule: '5 3 * * *', retries: 3, timeoutSeconds: 300 },
  async ({ db, clock, hooks }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      for (const accountId of await deleteUnneeded(tx, dateInBrazil(now))) {
        for (const open of hooks.accountOpened) await open(tx, accountId);
      }
    });
    await deleteRefusals(db, oldestOpen(now));
  },
);
