import type pg from 'pg';
import { countFiles } from '../files/scan-files.ts';
import { folderKey } from '../files/tree-scan.ts';
import { countFolders } from './queries.ts';

interface Tree {
  folderPath: string;
  recursive: boolean;
  files: boolean;
  virtualFolders: boolean;
}

/** How much there is to do, as far as anyone can know beforehand. */
export async function countTrees(
  pool: pg.Pool,
  accountId: string,
  trees: readonly Tree[],
): Promise<number> {
  let total = 0;
  for (const { folderPath, recursive, files, virtualFolders } of trees) {
    const key = folderKey(folderPath);
    if (files) total += await countFiles(pool, accountId, key, recursive);
    if (virtualFolders) total += await countFolders(pool, accountId, key, recursive);
  }
  return total;
}
