import { defineJob } from '../platform/jobs/job.ts';
import { deleteFormer } from './username-queries.ts';
import { keptSince } from './username-time.ts';

/** Deletes former usernames once they no longer lead to a profile. */
export const sweepUsernamesJob = defineJob(
  'profiles.sweep-usernames',
  { schedule: '20 4 * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const removed = await deleteFormer(db, keptSince(clock.now()));
    log.debug({ removed }, 'former usernames swept');
  },
);
