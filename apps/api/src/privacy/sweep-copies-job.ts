import { defineJob } from '../platform/jobs/job.ts';
import { sweepCopies } from './copy-queries.ts';
import { COPY_EVERY_MS } from './present-copy.ts';

/** Deletes copies that can no longer be downloaded. */
export const sweepCopiesJob = defineJob(
  'privacy.sweep',
  { schedule: '7 * * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const now = clock.now();
    const copies = await sweepCopies(db, now, new Date(now.getTime() - COPY_EVERY_MS));
    if (copies > 0) log.info({ copies }, 'old copies of data removed');
  },
);
