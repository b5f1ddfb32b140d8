import { defineJob } from '../platform/jobs/job.ts';
import { sweepEmailChanges } from './email-change-queries.ts';

export const sweepEmailChangesJob = defineJob(
  'accounts.sweep-email-changes',
  { schedule: '*/10 * * * *', retries: 2 },
  ({ db, clock }) => sweepEmailChanges(db, clock.now()),
);
