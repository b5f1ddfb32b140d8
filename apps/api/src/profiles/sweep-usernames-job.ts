import { defineJob } from '../platform/jobs/job.ts';
import { deleteFormer } from './username-queries.ts';
import { keptSince } from './username-time.ts';

/** Forgets who had which name, once it leads nowhere. */
export const sweepUsernamesJob = defineJob(
  'profiles.sweep-usernames',
  { schedule: '20 4 * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const removed = await deleteFormer(db, keptSince(clock.now()));
    log.debug({ removed }, 'former usernames swept');
  },
);
