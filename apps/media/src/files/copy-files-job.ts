import { copyFile } from '@arquiba/media-contract/provider-files';
import * as z from 'zod/mini';
import { spaceSchema } from '../access/space-claim.ts';
import { addFailure, failures, NO_FAILURES, throwFailures } from '../jobs/failures.ts';
import { counter, defineJob } from '../jobs/job-kind.ts';
import { type CopyOrder, copyFiles } from './copy-files.ts';

const PORTION = 50;

/** What `CopyOrder` has besides what was asked for. */
export const copyRights = {
  mayOverwrite: z.boolean(),
  writableTags: z.nullable(z.array(z.string())),
  space: z._default(z.nullable(spaceSchema), null),
};

const task = z.object({ orders: z.array(z.extend(copyFile, copyRights)) });
const checkpoint = z.nullable(z.object({ at: z.number(), failures }));
const counts = z.object({
  copied: counter,
  bytes: counter,
});

export const copyFilesJob = defineJob({
  type: 'CopyFileBatchJob',
  task,
  async run(services, { orders }, job) {
    let { copied, bytes } = counts.parse(job.summary);
    let { at, failures } = checkpoint.parse(job.checkpoint) ?? { at: 0, failures: NO_FAILURES };
    while (at < orders.length) {
      job.signal.throwIfAborted();
      const portion = nextPortion(orders, at);
      at += portion.length;
      await copyFiles(services, job.accountId, portion, async (client, outcomes) => {
        for (const { order, failure, bytes: size } of outcomes) {
          if (failure) failures = addFailure(failures, order.source, failure);
          else copied += 1;
          bytes += size;
        }
        const total = orders.length;
        const failed = failures.count;
        const summary = { total, copied, failed, bytes, progress: at / total };
        await job.note(client, { summary, checkpoint: { at, failures } });
      });
    }
    throwFailures(failures);
  },
});

/** What may be done at once: a copy of a copy waits until that is there. */
function nextPortion(orders: readonly CopyOrder[], at: number): CopyOrder[] {
  const portion: CopyOrder[] = [];
  const made = new Set<string>();
  for (const order of orders.slice(at, at + PORTION)) {
    if (made.has(order.source)) break;
    made.add(order.destination);
    portion.push(order);
  }
  return portion;
}
