import { defineJob } from '../platform/jobs/job.ts';
import { profileAudienceChanged } from '../profiles/public/topics.ts';
import { picturesAround } from './file-queries.ts';
import { restrictPictures } from './restrict-pictures.ts';

/**
 * After a profile was hidden or shown, became private or public: who may see what others wrote below its posts
 * and comments follows. `posts/restrict-files-job.ts` does the same for the profile's own files.
 */
export const restrictFilesJob = defineJob(
  'comments.restrict-files',
  { on: profileAudienceChanged },
  async (services, { accountId }) => {
    await restrictPictures(services, await picturesAround(services.db, accountId));
  },
);
