import type pg from 'pg';
import { afterFolder, treeScan } from './tree-scan.ts';

export interface ScannedFile {
  path: string;
  size: number;
  createdAt: Date;
}

export interface Scan {
  /** With its '/' at the end. */
  folder: string;
  /** Where to begin. */
  from: string;
  limit: number;
  /** All that is below, or of each subfolder one file only, which shows that it is there. */
  recursive: boolean;
}

const COLUMNS = ['path', 'size', 'created_at'];
const DEEP = treeScan('media.file', COLUMNS, false);
const SHALLOW = treeScan('media.file', COLUMNS, true);

/** Files below a folder, in the order of the tree. */
export async function scanFiles(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  { folder, from, limit, recursive }: Scan,
): Promise<ScannedFile[]> {
  const values = [accountId, from, afterFolder(folder), limit];
  const { rows } = await db.query<{ path: string; size: string; created_at: Date }>(
    recursive
      ? { name: 'media-scan-files', text: DEEP, values }
      : { name: 'media-scan-files-shallow', text: SHALLOW, values: [...values, folder] },
  );
  return rows.map(({ path, size, created_at }) => ({
    ...{ path, size: Number(size), createdAt: created_at },
  }));
}

/** How many there are, and whether directly in the folder or all below. */
export async function countFiles(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  folder: string,
  recursive: boolean,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM media.file
      WHERE account_id = $1 AND path >= $2 AND path < $3
        AND ($4 OR strpos(substr(path, char_length($2) + 1), '/') = 0)`,
    [accountId, folder, afterFolder(folder), recursive],
  );
  return rows[0]?.count ?? 0;
}

/** Where the content lies of files whose path begins like this, in order. */
export async function scanContent(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  { prefix, from, limit }: { prefix: string; from: string; limit: number },
): Promise<{ path: string; keys: string[] }[]> {
  const { rows } = await db.query<{ path: string; keys: string[] }>(
    `SELECT path, array_remove(ARRAY[storage_key, poster_key], NULL) AS keys FROM media.file
      WHERE account_id = $1 AND path >= $2 AND path < $3 ORDER BY path LIMIT $4`,
    [accountId, from, `${prefix}\u{10ffff}`, limit],
  );
  return rows;
}
