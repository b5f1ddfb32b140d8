import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { resetDatabase } from '../database/reset-database.ts';

/** Where the media service stores its files. */
export function mediaFolderOf(dataFolder: string): string {
  return join(dataFolder, 'media');
}

/** Whether there is no account and no upload; a place that never started is empty too. */
export async function isEmptyPlace(pool: pg.Pool): Promise<boolean> {
  for (const table of ['public.account', 'media.file']) {
    const { rows } = await pool.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [table]);
    if (rows.length === 0) continue;
    const { rowCount } = await pool.query(`SELECT FROM ${table} LIMIT 1`);
    if (rowCount) return false;
  }
  return true;
}

/** Removes every table and every file. */
export async function emptyPlace(pool: pg.Pool, dataFolder: string): Promise<void> {
  await resetDatabase(pool);
  const folder = mediaFolderOf(dataFolder);
  const entries = await readdir(folder).catch(() => []);
  for (const entry of entries) await rm(join(folder, entry), { recursive: true, force: true });
}
