import { defineJob } from '../platform/jobs/job.ts';
import { profileAudienceChanged } from './public/topics.ts';
import { isShown } from './show-queries.ts';

/** Avatar and cover of a hidden profile are shown to nobody; those of a private one stay open to everyone. */
export const restrictPicturesJob = defineJob(
  'profiles.restrict-pictures',
  { on: profileAudienceChanged },
  async ({ db, media }, { accountId }) => {
    const open = (await isShown(db, accountId)) ? 'all' : [];
    await media.restrictFolder(`/profiles/${accountId}`, open);
  },
);
