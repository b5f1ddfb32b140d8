import { defineJob } from '../../platform/jobs/job.ts';
import { sweepMutes } from './queries.ts';

/** Queries ignore a mute that has ended; this deletes its row. */
export const sweepMutesJob = defineJob(
  'safety.sweep-mutes',
  { schedule: '40 4 * * *', retries: 2, timeoutSeconds: 300 },
  ({ db, clock }) => sweepMutes(db, clock.now()),
);
