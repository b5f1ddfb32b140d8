import { defineJob, type Job } from '../platform/jobs/job.ts';
import { mailCode } from './mail-code.ts';
import { deleteExpired } from './queries.ts';
import { recoveryRequested } from './topics.ts';

export const jobs: Job[] = [
  // A code is valid for ten minutes: later attempts would be useless.
  defineJob('recovery.mail-code', { on: recoveryRequested, retries: 6, concurrency: 2 }, mailCode),
  defineJob('recovery.sweep', { schedule: '*/10 * * * *', retries: 2 }, ({ db, clock }) =>
    deleteExpired(db, clock.now()),
  ),
];
