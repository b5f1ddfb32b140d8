import { defineJob } from '../../platform/jobs/job.ts';
import { acceptOpenRequests } from './accept-requests.ts';
import { requestsLeft } from './topics.ts';

/** Accepts the next batch, and announces itself again if requests are left. */
export const acceptRestJob = defineJob(
  'follows.accept-rest',
  { on: requestsLeft },
  async (services, { followeeId, until }) => {
    const open = { followeeId, until: new Date(until) };
    await services.db.transaction((tx) => acceptOpenRequests(tx, services, open));
  },
);
