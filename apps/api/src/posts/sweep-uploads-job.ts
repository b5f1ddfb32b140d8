import { defineJob } from '../platform/jobs/job.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { postFilesDropped } from './public/topics.ts';

const HOUR_MS = 3_600_000;
/** How long an upload may wait for the post or draft that uses it. */
const PATIENCE_MS = 24 * HOUR_MS;
/** Each file is checked on several days, in case the job fails on one. */
const LOOK_BACK_MS = 4 * 24 * HOUR_MS;

/** Requests the removal of files that were uploaded a day ago; `remove-files-job.ts` keeps those in use. */
export const sweepUploadsJob = defineJob(
  'posts.sweep-uploads',
  { schedule: '50 3 * * *', retries: 2, timeoutSeconds: 600 },
  async ({ db, clock, media }, _payload, { signal }) => {
    const until = new Date(clock.now().getTime() - PATIENCE_MS);
    const since = new Date(until.getTime() - LOOK_BACK_MS);
    for await (const paths of media.listStored('/posts', { since, until })) {
      signal.throwIfAborted();
      const byOwner = Map.groupBy(paths, (path) => path.split('/')[2] ?? '');
      await db.transaction(async (tx) => {
        for (const [accountId, own] of byOwner) {
          await announce(tx, postFilesDropped, { accountId, paths: own });
        }
      });
    }
  },
);
