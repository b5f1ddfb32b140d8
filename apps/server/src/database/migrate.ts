import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** One ordered history of SQL files; each app that has tables brings one. */
export interface History {
  name: string;
  folder: string;
}

// Any constant will do, as long as every process asks for the same lock.
const MIGRATION_LOCK = 7_105_771;

/** Brings the database up to date and returns what was applied. Safe with several processes. */
export async function migrate(pool: pg.Pool, histories: readonly History[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS migration (
      history text NOT NULL, file text NOT NULL, hash text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (history, file))`);
    const applied: string[] = [];
    for (const history of histories) applied.push(...(await applyHistory(client, history)));
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

async function applyHistory(client: pg.PoolClient, { name, folder }: History): Promise<string[]> {
  const { rows } = await client.query<{ file: string; hash: string }>(
    'SELECT file, hash FROM migration WHERE history = $1',
    [name],
  );
  const done = new Map(rows.map((row) => [row.file, row.hash]));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = done.get(file);
    if (before === hash) continue;
    if (before) throw new Error(`A migração ${name}/${file} mudou depois de aplicada.`);
    await client.query('BEGIN');
    try {
      await client.query(sql);
      await client.query('INSERT INTO migration (history, file, hash) VALUES ($1, $2, $3)', [
        name,
        file,
        hash,
      ]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`A migração ${name}/${file} falhou: ${(error as Error).message}`, {
        cause: error,
      });
    }
    applied.push(`${name}/${file}`);
  }
  return applied;
}
