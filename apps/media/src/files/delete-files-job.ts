import * as z from 'zod/mini';
import { counter, defineJob } from '../jobs/job-kind.ts';
import { deleteFiles } from './delete-files.ts';

const PORTION = 200;

const task = z.object({ files: z.array(z.string()) });
const checkpoint = z.nullable(z.object({ at: z.number() }));
const counts = z.object({
  deleted: counter,
  notFound: counter,
  bytes: counter,
});

/** A file that is not there is as gone as the others. */
export const deleteFilesJob = defineJob({
  type: 'DeleteFileBatchJob',
  task,
  async run(services, { files }, job) {
    let { deleted, notFound, bytes } = counts.parse(job.summary);
    let at = checkpoint.parse(job.checkpoint)?.at ?? 0;
    while (at < files.length) {
      job.signal.throwIfAborted();
      const portion = files.slice(at, at + PORTION);
      at += portion.length;
      await deleteFiles(services, job.accountId, portion, async (client, gone) => {
        deleted += gone.count;
        notFound += portion.length - gone.count;
        bytes += gone.bytes;
        const total = files.length;
        const summary = { total, deleted, notFound, bytes, progress: at / total };
        await job.note(client, { summary, checkpoint: { at } });
      });
    }
  },
});
