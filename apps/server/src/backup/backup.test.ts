import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTestDatabase } from '@arquiba/testing/test-database';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openWorkPool } from '../database/pool.ts';
import { hasRestoreMark, setRestoreMark } from '../place/restore-mark.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { listOwnTables } from './own-tables.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

interface TestPlace {
  pool: pg.Pool;
  dataFolder: string;
}

const quiet = () => {};
const KEY = `${randomBytes(32).toString('hex')}\n`;
const FILES = {
  'content/20261115/one': Buffer.from('a picture'),
  'content/20261115/empty': Buffer.alloc(0),
  'content/20261116/large': randomBytes(3_000_000),
};

it('brings back identical rows, sequences and files, in one readable piece', async () => {
  const source = await filledPlace();
  const archive = join(source.dataFolder, 'all.tar.gz');
  const written = await writeBackup(source, archive, quiet);
  expect(written.files).toBe(3);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readdir(source.dataFolder)).sort()).toEqual(['all.tar.gz', 'media', 'secret.key']);

  const target = await emptyTestPlace();
  await readBackup(target, archive, quiet);
  expect(await everything(target)).toEqual(await everything(source));
  await expectFiles(target);
  const key = join(target.dataFolder, 'secret.key');
  expect(await readFile(key, 'utf8')).toBe(KEY);
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(await foreignKeys(target)).toEqual(await foreignKeys(source));
  expect(await hasRestoreMark(target.dataFolder)).toBe(false);
  // The sequence continues with a new number.
  const { rows } = await target.pool.query(
    `INSERT INTO outbox (topic, payload) VALUES ('after', '{}') RETURNING id > 3 AS fresh`,
  );
  expect(rows).toEqual([{ fresh: true }]);
});

it('shows one moment, though rows and files go while it is written', async () => {
  const source = await filledPlace();
  const archive = join(source.dataFolder, 'all.tar.gz');
  const before = await everything(source);
  let meddled: Promise<unknown> | undefined;
  await writeBackup(source, archive, () => {
    meddled ??= source.pool.query('DELETE FROM account; DELETE FROM outbox');
  });
  await meddled;
  const target = await emptyTestPlace();
  await readBackup(target, archive, quiet);
  expect(await everything(target)).toEqual(before);
});

it('refuses a place that has something, and changes nothing there', async () => {
  const source = await filledPlace();
  const archive = join(source.dataFolder, 'all.tar.gz');
  await writeBackup(source, archive, quiet);
  const before = await everything(source);
  await expect(readBackup(source, archive, quiet)).rejects.toThrow('já tem contas');
  expect(await everything(source)).toEqual(before);
  await expectFiles(source);
});

it('leaves the place empty when the file is cut short, and then takes the whole one', async () => {
  const source = await filledPlace();
  const archive = join(source.dataFolder, 'all.tar.gz');
  await writeBackup(source, archive, quiet);
  const whole = await readFile(archive);
  const target = await emptyTestPlace();
  for (const length of [whole.length - 9, Math.floor(whole.length / 2), 300, 0]) {
    await truncate(archive, length);
    await expect(readBackup(target, archive, quiet)).rejects.toThrow(
      /^O arquivo de backup .*(incompleto|danificado)/,
    );
    expect(await readdir(join(target.dataFolder, 'media')).catch(() => [])).toEqual([]);
    await writeFile(archive, whole);
  }
  await readBackup(target, archive, quiet);
  expect(await everything(target)).toEqual(await everything(source));
});

it('begins again where an earlier restore was killed', async () => {
  const source = await filledPlace();
  const archive = join(source.dataFolder, 'all.tar.gz');
  await writeBackup(source, archive, quiet);
  const target = await filledPlace();
  await setRestoreMark(target.dataFolder);
  await readBackup(target, archive, quiet);
  expect(await everything(target)).toEqual(await everything(source));
  await expectFiles(target);
});

it('says why the data did not fit, and not that the file is bad', async () => {
  const source = await filledPlace();
  await source.pool.query(`ALTER TABLE account DROP CONSTRAINT account_document_check;
    UPDATE account SET document = 'x'`);
  const archive = join(source.dataFolder, 'all.tar.gz');
  await writeBackup(source, archive, quiet);
  const target = await emptyTestPlace();
  await expect(readBackup(target, archive, quiet)).rejects.toThrow('account_document_check');
});

it('refuses what is no backup', async () => {
  const target = await emptyTestPlace();
  const file = join(target.dataFolder, 'x.tar.gz');
  await expect(readBackup(target, file, quiet)).rejects.toThrow('ele não existe');
  await writeFile(file, 'hello');
  await expect(readBackup(target, file, quiet)).rejects.toThrow('danificado');
});

async function emptyTestPlace(): Promise<TestPlace> {
  const database = await createTestDatabase();
  const pool = openWorkPool(database.url);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return { pool, dataFolder: await temporaryFolder() };
}

async function filledPlace(): Promise<TestPlace> {
  const place = await emptyTestPlace();
  await place.pool.query(FILL);
  for (const [path, content] of Object.entries(FILES)) {
    const file = join(place.dataFolder, 'media', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // Neither partial nor derived files belong in a backup.
  await writeFile(join(place.dataFolder, 'secret.key'), KEY, { mode: 0o600 });
  for (const folder of ['incoming', 'decoders']) {
    await mkdir(join(place.dataFolder, 'media', folder));
    await writeFile(join(place.dataFolder, 'media', folder, 'half'), 'half');
  }
  return place;
}

async function expectFiles({ dataFolder }: TestPlace): Promise<void> {
  for (const [path, content] of Object.entries(FILES)) {
    expect(content.equals(await readFile(join(dataFolder, 'media', path)))).toBe(true);
  }
}

/** Every row of every table, in PostgreSQL's text format. */
async function everything({ pool }: TestPlace): Promise<Record<string, unknown[]>> {
  const client = await pool.connect();
  const found: Record<string, unknown[]> = {};
  for (const { name } of await listOwnTables(client)) {
    const { rows } = await client.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    found[name] = rows;
  }
  client.release();
  return found;
}

async function foreignKeys({ pool }: TestPlace): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
     FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`,
  );
  return rows;
}

const FILL = `
  INSERT INTO account (id, type, document, name, social_name, email, whatsapp, password_hash, created_at)
  VALUES (9007199254740993, 'Torcedor', '52998224725', E'Ana\\t"Ç"\\n\\\\N', 'Ana', 'ana@exemplo.com.br',
          '+5511999999999', 'x', '2026-01-02 03:04:05.678901+00');
  INSERT INTO session VALUES (1, 9007199254740993, decode(repeat('00ff', 16), 'hex'), '', '::1',
                              now(), now(), 'infinity');
  INSERT INTO outbox (topic, payload) SELECT 'topic', jsonb_build_object('n', n, 'text', 'maçã 🥭')
  FROM generate_series(1, 3) n;
  INSERT INTO push_key VALUES (true, decode(repeat('04', 65), 'hex'), 'sealed', now());
  INSERT INTO media.account (id, name) VALUES ('1234567', 'tests');
`;
