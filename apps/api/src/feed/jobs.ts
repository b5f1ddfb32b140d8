import { defineJob } from '../platform/jobs/job.ts';
import { forgetSeen } from './forget-seen.ts';
import { refreshHot } from './hot-queries.ts';

export const jobs = [
  defineJob('feed.hot', { schedule: '*/5 * * * *', retries: 2 }, ({ db, clock }) =>
    refreshHot(db, clock.now()),
  ),
  // At night in Brazil.
  defineJob(
    'feed.tidy',
    { schedule: '20 7 * * *', retries: 2, timeoutSeconds: 1800 },
    (services, _payload, { signal }) => forgetSeen(services, signal),
  ),
];
