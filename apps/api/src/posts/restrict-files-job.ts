import { defineJob } from '../platform/jobs/job.ts';
import { profileAudienceChanged } from '../profiles/public/topics.ts';
import { openFilesOf } from './file-queries.ts';

/** After a profile was hidden or shown, became private or public: who may open its files follows. */
export const restrictFilesJob = defineJob(
  'posts.restrict-files',
  { on: profileAudienceChanged },
  async ({ db, media, hooks }, { accountId }) => {
    const open = await Promise.all(
      [openFilesOf, ...hooks.filesForEveryone].map((filesOf) => filesOf(db, accountId)),
    );
    await media.restrictFolder(`/posts/${accountId}`, open.flat());
  },
);
