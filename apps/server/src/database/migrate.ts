import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';

/** One ordered history of SQL files; each app with tables has one. */
export interface History {
  name: string;
  folder: string;
}

export interface Migration {
  history: string;
  file: string;
  hash: string;
}

// Any constant works, as long as every process uses the same.
const MIGRATION_LOCK = 7_105_771;

/** Brings the database up to date and returns what was applied. Safe with several processes. */
export async function migrate(
  pool: pg.Pool,
  histories: readonly History[],
  wanted: (migration: Migration) => boolean = () => true,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS migration (
      history text NOT NULL, file text NOT NULL, hash text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (history, file))`);
    const applied: string[] = [];
    for (const history of histories) {
      for (const migration of await findPending(client, history)) {
        if (!wanted(migration)) continue;
        await apply(client, migration, join(history.folder, migration.file));
        applied.push(`${migration.history}/${migration.file}`);
      }
    }
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

export async function readMigrations({ name, folder }: History): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file));
      return { history: name, file, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The migrations that are still to be applied; refuses a database with another history. */
async function findPending(client: pg.PoolClient, history: History): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(
    'SELECT history, file, hash FROM migration WHERE history = $1',
    [history.name],
  );
  const known = await readMigrations(history);
  for (const done of rows) {
    const name = `${done.history}/${done.file}`;
    const own = known.find((migration) => migration.file === done.file);
    if (!own) throw new Refusal(`O banco tem a migração ${name}, de uma Arquiba mais nova.`);
    if (own.hash !== done.hash) {
      throw new Refusal(`A migração ${name} mudou depois de aplicada.`);
    }
  }
  return known.filter((migration) => !rows.some((done) => done.file === migration.file));
}

async function apply(client: pg.PoolClient, migration: Migration, path: string): Promise<void> {
  const { history, file, hash } = migration;
  await client.query('BEGIN');
  try {
    await client.query(await readFile(path, 'utf8'));
    await client.query('INSERT INTO migration (history, file, hash) VALUES ($1, $2, $3)', [
      history,
      file,
      hash,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Refusal(`A migração ${history}/${file} falhou: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
