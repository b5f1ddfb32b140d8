import { smallestIdAt } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { deleteSomeBefore } from './queries.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const PORTION = 5_000;

/** Deletes notices of more than 90 days ago, in batches: one statement for all could exceed its time limit. */
export const pruneJob = defineJob(
  'notifications.prune',
  { schedule: '20 4 * * *', retries: 2, timeoutSeconds: 300 },
  async ({ db, clock }, _payload, { signal }) => {
    const before = smallestIdAt(new Date(clock.now().getTime() - KEPT_MS));
    while (!signal.aborted && (await deleteSomeBefore(db, before, PORTION)) === PORTION);
  },
);
