import { defineJob } from '../../platform/jobs/job.ts';
import { messageFilesDropped } from '../public/topics.ts';
import { filesInUse } from './queries.ts';

/** Deletes files that neither a message nor an open report needs any more. */
export const removeFilesJob = defineJob(
  'chat.remove-files',
  { on: messageFilesDropped },
  async ({ db, media }, { paths }) => {
    const wanted = new Set(await filesInUse(db, paths));
    for (const path of paths) if (!wanted.has(path)) await media.remove(path);
  },
);
