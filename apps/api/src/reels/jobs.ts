import { defineJob, type Job } from '../platform/jobs/job.ts';
import { deleteWatched } from './watch-queries.ts';

const PORTION = 10_000;
const WATCH_MS = 90 * 24 * 3_600_000;

export const jobs: Job[] = [
  // At night in Brazil.
  defineJob(
    'reels.tidy',
    { schedule: '40 7 * * *', retries: 2, timeoutSeconds: 1800 },
    async ({ db, clock }, _payload, { signal }) => {
      const old = new Date(clock.now().getTime() - WATCH_MS);
      while ((await deleteWatched(db, old, PORTION)) > 0) signal.throwIfAborted();
    },
  ),
];
