import { defineJob } from '../platform/jobs/job.ts';
import { acceptOpenRequests } from './accept-open-requests.ts';
import { requestsLeft } from './topics.ts';

/** Where portions are left again, it announces itself. */
export const acceptRestJob = defineJob(
  'follows.accept-rest',
  { on: requestsLeft },
  async (services, { followeeId, until }) => {
    const open = { followeeId, until: new Date(until) };
    await services.db.transaction((tx) => acceptOpenRequests(tx, services, open));
  },
);
