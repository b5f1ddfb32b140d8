import type pg from 'pg';
import * as z from 'zod/mini';
import { inTransaction } from '../database/transaction.ts';
import { deleteFiles } from '../files/delete-files.ts';
import { folderKey } from '../files/tree-scan.ts';
import { counter, defineJob, type JobRun, shareOf } from '../jobs/job-kind.ts';
import type { MediaServices } from '../services.ts';
import { countTrees } from './count-trees.ts';
import { deleteFolderAlone, deleteFoldersBelow } from './queries.ts';
import { walkFolder } from './walk-folder.ts';

const PORTION = 200;

const order = z.object({
  folderPath: z.string(),
  deleteFiles: z.boolean(),
  deleteVirtualFolders: z.boolean(),
  recursive: z.boolean(),
});
type Order = z.output<typeof order>;

/** The number of the folder, and the key up to which its files are gone; then its folders follow. */
const place = z.object({ at: z.number(), after: z.nullable(z.string()), total: z.number() });
const counts = z.object({
  filesDeleted: counter,
  foldersDeleted: counter,
  bytes: counter,
});

export const deleteFoldersJob = defineJob({
  type: 'DeleteFolderBatchJob',
  concurrency: 2,
  task: z.object({ folders: z.array(order) }),
  async run(services, { folders }, job) {
    const begun = z.nullable(place).parse(job.checkpoint);
    const total =
      begun?.total ?? (await countTrees(services.pool, job.accountId, folders.map(treeOf)));
    const done = counts.parse(job.summary);
    for (let at = begun?.at ?? 0; at < folders.length; at += 1) {
      const folder = folders[at];
      if (!folder) break;
      const note = (db: pg.Pool | pg.PoolClient, after: string | null, next = at) => {
        const { filesDeleted, foldersDeleted } = done;
        const isLast = next === folders.length;
        const progress = isLast ? 1 : shareOf(filesDeleted + foldersDeleted, total);
        const summary = { total, ...done, progress };
        return job.note(db, { summary, checkpoint: { at: next, after, total } });
      };
      let after = at === begun?.at ? begun.after : null;
      const deletion = { ...folder, key: folderKey(folder.folderPath) };
      while (folder.deleteFiles) {
        job.signal.throwIfAborted();
        const page = await filesOf(services, job, deletion, after);
        ({ after } = page);
        await deleteFiles(services, job.accountId, page.paths, async (client, gone) => {
          done.filesDeleted += gone.count;
          done.bytes += gone.bytes;
          await note(client, page.after);
        });
        if (page.isComplete) break;
      }
      while (folder.deleteVirtualFolders) {
        job.signal.throwIfAborted();
        const count = await inTransaction(services.pool, async (client) => {
          const gone = await deleteRows(client, job.accountId, deletion);
          done.foldersDeleted += gone;
          await note(client, after);
          return gone;
        });
        services.downloadRules.forget(job.accountId);
        if (count < PORTION) break;
      }
      await note(services.pool, null, at + 1);
    }
  },
});

type Deletion = Order & { key: string };

async function filesOf(
  { pool }: MediaServices,
  { accountId }: JobRun,
  { key, recursive }: Deletion,
  after: string | null,
) {
  const page = await walkFolder(pool, accountId, {
    ...{ folder: key, after, recursive, limit: PORTION, dryRun: true },
    ...{ files: true, virtualFolders: false, physicalFolders: false },
  });
  return { ...page, paths: page.entries.map((entry) => entry.key) };
}

function deleteRows(
  client: pg.PoolClient,
  accountId: string,
  { key, recursive }: Deletion,
): Promise<number> {
  return recursive
    ? deleteFoldersBelow(client, accountId, key, PORTION)
    : deleteFolderAlone(client, accountId, key);
}

function treeOf({ deleteFiles: files, deleteVirtualFolders: virtualFolders, ...tree }: Order) {
  return { ...tree, files, virtualFolders };
}
