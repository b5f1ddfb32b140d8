import { defineJob } from '../../platform/jobs/job.ts';
import { messageFilesDropped } from '../public/topics.ts';
import { filesInMessages } from './queries.ts';

/** Deletes files that no message shows any more. */
export const removeFilesJob = defineJob(
  'chat.remove-files',
  { on: messageFilesDropped },
  async ({ db, media }, { paths }) => {
    const wanted = new Set(await filesInMessages(db, paths));
    for (const path of paths) if (!wanted.has(path)) await media.remove(path);
  },
);
