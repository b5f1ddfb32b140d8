import { defineJob } from '../platform/jobs/job.ts';
import { filesStillShown } from './file-queries.ts';
import { postFilesDropped } from './public/topics.ts';

/** Deletes files that a post, a comment or a draft no longer uses, unless something else of the person uses them. */
export const removeFilesJob = defineJob(
  'posts.remove-files',
  { on: postFilesDropped },
  async ({ db, media, hooks }, { accountId, paths }) => {
    const kept = await Promise.all(
      [filesStillShown, ...hooks.filesNamed].map((named) => named(db, accountId, paths)),
    );
    const wanted = new Set(kept.flat());
    for (const path of paths) if (!wanted.has(path)) await media.remove(path);
  },
);
