import { defineJob } from '../../platform/jobs/job.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { messageFilesDropped } from '../public/topics.ts';

const DAY_MS = 24 * 3_600_000;
/** Each file is checked on several days, in case the job fails on one. */
const LOOK_BACK_MS = 4 * DAY_MS;

/** Requests the removal of files that were uploaded a day ago and never sent. */
export const sweepUploadsJob = defineJob(
  'chat.sweep-uploads',
  { schedule: '20 4 * * *', retries: 2, timeoutSeconds: 600 },
  async ({ db, clock, media }, _payload, { signal }) => {
    const until = new Date(clock.now().getTime() - DAY_MS);
    const since = new Date(until.getTime() - LOOK_BACK_MS);
    for await (const paths of media.listStored('/messages', { since, until })) {
      signal.throwIfAborted();
      await db.transaction((tx) => announce(tx, messageFilesDropped, { paths }));
    }
  },
);
