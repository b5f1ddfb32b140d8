import { defineJob } from '../platform/jobs/job.ts';
import { sweepEmailChanges } from './email-change-queries.ts';
import { sweepEmailConfirmations } from './email-confirmation-queries.ts';

export const sweepEmailChangesJob = defineJob(
  'accounts.sweep-email-changes',
  { schedule: '*/10 * * * *', retries: 2 },
  async ({ db, clock }) => {
    await sweepEmailChanges(db, clock.now());
    await sweepEmailConfirmations(db, clock.now());
  },
);
