import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import { fileChanges } from '@arquiba/media-contract/provider-files';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type CopyOrder, copyFiles } from '../files/copy-files.ts';
import { copyRights } from '../files/copy-files-job.ts';
import { folderKey, folderOfKey } from '../files/tree-scan.ts';
import { addFailure, failures, NO_FAILURES, throwFailures } from '../jobs/failures.ts';
import { counter, defineJob, type JobRun, shareOf } from '../jobs/job-kind.ts';
import type { MediaServices } from '../services.ts';
import { countTrees } from './count-trees.ts';
import { writeFolder } from './put-folder.ts';
import { type Entry, type Page, walkFolder } from './walk-folder.ts';

const PORTION = 50;

const order = z.extend(fileChanges, {
  ...copyRights,
  source: z.string(),
  destination: z.string(),
  copyFiles: z.boolean(),
  copyVirtualFolders: z.boolean(),
  recursive: z.boolean(),
});
type Order = z.output<typeof order>;

/** The number of the folder, what of it is being copied, and the key up to which that is done. */
const place = z.object({
  at: z.number(),
  phase: z.enum(['folders', 'files']),
  after: z.nullable(z.string()),
  total: z.number(),
  failures,
});
const counts = z.object({
  filesCopied: counter,
  foldersCopied: counter,
  bytes: counter,
});

export const copyFoldersJob = defineJob({
  type: 'CopyFolderBatchJob',
  concurrency: 2,
  task: z.object({ folders: z.array(order) }),
  async run(services, { folders }, job) {
    const begun = z.nullable(place).parse(job.checkpoint);
    const total =
      begun?.total ?? (await countTrees(services.pool, job.accountId, folders.map(treeOf)));
    const done = counts.parse(job.summary);
    let undone = begun?.failures ?? NO_FAILURES;
    let step: Step = begun ?? { at: 0, phase: 'folders', after: null };

    async function note(db: pg.Pool | pg.PoolClient): Promise<void> {
      const { at, phase, after } = step;
      const processed = done.filesCopied + done.foldersCopied + undone.count;
      const progress = at === folders.length ? 1 : shareOf(processed, total);
      await job.note(db, {
        summary: { total, ...done, failed: undone.count, progress },
        checkpoint: { at, phase, after, total, failures: undone },
      });
    }

    for (let order = folders[step.at]; order; order = folders[step.at]) {
      job.signal.throwIfAborted();
      const page = await readPage(services, job, order, step);
      const { phase } = step;
      step = page.isComplete ? following(step) : { ...step, after: page.after };
      if (phase === 'files') {
        const orders = ordersOf(order, page.entries);
        await copyFiles(services, job.accountId, orders, async (client, outcomes) => {
          for (const { order, failure, bytes } of outcomes) {
            if (failure) undone = addFailure(undone, order.source, failure);
            else done.filesCopied += 1;
            done.bytes += bytes;
          }
          await note(client);
        });
      } else {
        for (const { target, settings } of foldersOf(order, page.entries)) {
          const message = target === '/' ? null : filePathFault(target);
          if (message) {
            undone = addFailure(undone, target, new MediaError('invalid_path', { message }));
            continue;
          }
          await writeFolder(services, job.accountId, folderKey(target), () => settings);
          done.foldersCopied += 1;
        }
        await note(services.pool);
      }
    }
    throwFailures(undone);
  },
});

interface Step {
  at: number;
  phase: 'folders' | 'files';
  after: string | null;
}

// Folders first: a file must not be seen before the rule that hides it.
function following({ at, phase }: Step): Step {
  if (phase === 'folders') return { at, phase: 'files', after: null };
  return { at: at + 1, phase: 'folders', after: null };
}

async function readPage(
  { pool }: MediaServices,
  { accountId }: JobRun,
  { source, recursive, ...order }: Order,
  { phase, after }: Step,
): Promise<Page> {
  const isAsked = phase === 'files' ? order.copyFiles : order.copyVirtualFolders;
  if (!isAsked) return { entries: [], after: source, isComplete: true };
  return await walkFolder(pool, accountId, {
    ...{ folder: folderKey(source), after, recursive, limit: PORTION, dryRun: true },
    ...{ files: phase === 'files', virtualFolders: phase === 'folders', physicalFolders: false },
  });
}

function ordersOf(order: Order, entries: readonly Entry[]): CopyOrder[] {
  return entries.map(({ key }) => ({ ...order, source: key, destination: moved(order, key) }));
}

function foldersOf(order: Order, entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    if (!('row' in entry) || !entry.row) return [];
    return [{ target: moved(order, folderOfKey(entry.key)), settings: entry.row }];
  });
}

/** Where what lies in the source comes to lie. */
function moved({ source, destination }: Order, path: string): string {
  const within = source === '/' ? path : path.slice(source.length);
  if (within === '' || within === '/') return destination;
  return `${destination === '/' ? '' : destination}${within}`;
}

function treeOf({ source: folderPath, recursive, ...order }: Order) {
  const { copyFiles: files, copyVirtualFolders: virtualFolders } = order;
  return { folderPath, recursive, files, virtualFolders };
}
