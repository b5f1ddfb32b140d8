import { defineJob } from '../platform/jobs/job.ts';
import { sweepMutes } from '../profiles/public/mute-edge.ts';

/** What was muted for a time is not asked for any more once that is over; here its rows go. */
export const sweepMutesJob = defineJob(
  'safety.sweep-mutes',
  { schedule: '40 4 * * *', retries: 2, timeoutSeconds: 300 },
  ({ db, clock }) => sweepMutes(db, clock.now()),
);
