import { defineJob, type Job } from '../platform/jobs/job.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { momentFilesDropped } from './public/topics.ts';
import { filesInMoments, removeExpired } from './queries.ts';

const PORTION = 200;
const DAY_MS = 24 * 3_600_000;
/** Each file is checked on several days, in case the job fails on one. */
const LOOK_BACK_MS = 4 * DAY_MS;

/** Deletes moments whose 24 hours are over. Queries and downloads ignore them before this. */
export const expireMomentsJob = defineJob(
  'moments.expire',
  { schedule: '* * * * *', retries: 0, timeoutSeconds: 300 },
  async ({ db, clock }, _payload, { signal }) => {
    while (!signal.aborted && (await removeExpired(db, clock.now(), PORTION)) === PORTION);
  },
);

/** Deletes the files of deleted moments, with everything that was made of them. */
export const removeMomentFilesJob = defineJob(
  'moments.remove-files',
  { on: momentFilesDropped },
  async ({ db, media }, { paths }) => {
    const wanted = new Set(await filesInMoments(db, paths));
    for (const path of paths) if (!wanted.has(path)) await media.remove(path);
  },
);

/** Requests the removal of files that were uploaded a day ago and never published. */
export const sweepMomentUploadsJob = defineJob(
  'moments.sweep-uploads',
  { schedule: '35 4 * * *', retries: 2, timeoutSeconds: 600 },
  async ({ db, clock, media }, _payload, { signal }) => {
    const until = new Date(clock.now().getTime() - DAY_MS);
    const since = new Date(until.getTime() - LOOK_BACK_MS);
    for await (const paths of media.listStored('/moments', { since, until })) {
      signal.throwIfAborted();
      await db.transaction((tx) => announce(tx, momentFilesDropped, { paths }));
    }
  },
);

export const jobs: Job[] = [expireMomentsJob, removeMomentFilesJob, sweepMomentUploadsJob];
