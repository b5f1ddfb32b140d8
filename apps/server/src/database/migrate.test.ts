import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@arquiba/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { histories } from './histories.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function history(name: string, files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const [file, sql] of Object.entries(files)) await writeFile(join(folder, file), sql);
  return { name, folder };
}

it('does nothing a second time', async () => {
  expect(await migrate(pool, histories)).toEqual([]);
});

it('applies files in order, each once, by several processes at once', async () => {
  const own = await history('ordered', {
    '0002_b.sql': 'INSERT INTO ordered VALUES (2)',
    '0001_a.sql': 'CREATE TABLE ordered (n int); INSERT INTO ordered VALUES (1)',
  });
  const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, [own])));
  expect(runs.flat()).toEqual(['ordered/0001_a.sql', 'ordered/0002_b.sql']);
  expect((await pool.query('SELECT n FROM ordered')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

it('refuses a file that changed after it was applied', async () => {
  const own = await history('changed', { '0001_a.sql': 'SELECT 1' });
  await migrate(pool, [own]);
  await appendFile(join(own.folder, '0001_a.sql'), ' -- later');
  await expect(migrate(pool, [own])).rejects.toThrow('changed/0001_a.sql mudou');
});

it('refuses a database that a newer version has migrated', async () => {
  const newer = await history('newer', { '0001_a.sql': 'SELECT 1', '0002_b.sql': 'SELECT 2' });
  await migrate(pool, [newer]);
  const older = await history('newer', {});
  await cp(join(newer.folder, '0001_a.sql'), join(older.folder, '0001_a.sql'));
  await expect(migrate(pool, [older])).rejects.toThrow(
    'newer/0002_b.sql, de uma Arquiba mais nova',
  );
});

it('leaves nothing of a file that fails', async () => {
  const own = await history('failing', {
    '0001_a.sql': 'CREATE TABLE half (n int); SELECT nothing_of_this_name()',
  });
  await expect(migrate(pool, [own])).rejects.toThrow('failing/0001_a.sql falhou');
  const { rows } = await pool.query(`SELECT to_regclass('half') AS half,
    (SELECT count(*)::int FROM migration WHERE history = 'failing') AS noted`);
  expect(rows).toEqual([{ half: null, noted: 0 }]);
});
