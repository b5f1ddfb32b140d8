import { defineJob } from '../platform/jobs/job.ts';
import { removeExpired } from './queries.ts';

/** Deletes quotes that no order can refer to any more. */
export const sweepQuotesJob = defineJob(
  'freight.sweep',
  { schedule: '*/30 * * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const removed = await removeExpired(db, clock.now());
    log.debug({ removed }, 'freight quotes swept');
  },
);
