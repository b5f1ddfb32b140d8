import { rmSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Migration } from '../database/migrate.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import { secretKeyFileOf } from '../place/secret-key.ts';
import type { Place } from '../place/with-place.ts';
import {
  END,
  type End,
  FORMAT,
  MANIFEST,
  type Manifest,
  SECRET_KEY,
  type Sequence,
  tableEntry,
} from './archive.ts';
import { addFile, freezeFiles } from './media-files.ts';
import {
  copyTarget,
  fixTextForms,
  listOwnTables,
  OWN_SCHEMAS,
  type OwnTable,
} from './own-tables.ts';
import { createTarWriter, type TarWriter } from './tar.ts';

// A tar entry starts with its length, and that of a table is unknown: so it is written in pieces.
const PIECE_BYTES = 4 * 1024 * 1024;

/** Writes a snapshot of everything into one file. The file appears only when it is complete. */
export async function writeBackup(
  { pool, dataFolder }: Pick<Place, 'pool' | 'dataFolder'>,
  path: string,
  progress: (line: string) => void,
): Promise<End> {
  const temporary = `${path}.${process.pid}.tmp`;
  const removeTemporary = () => rmSync(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  process.once('exit', removeTemporary);
  const client = await pool.connect();
  try {
    const archive = createTarWriter();
    const writing = pipeline(
      archive.bytes,
      createGzip({ level: 4 }),
      file.createWriteStream({ flush: true }),
    );
    const [end] = await Promise.all([
      fillArchive(archive, client, dataFolder, progress).catch((error) => {
        archive.bytes.destroy(error);
        throw error;
      }),
      writing,
    ]);
    await rename(temporary, path);
    await syncFolder(dirname(path));
    return end;
  } finally {
    client.release();
    removeTemporary();
    process.off('exit', removeTemporary);
  }
}

async function fillArchive(
  archive: TarWriter,
  client: pg.PoolClient,
  dataFolder: string,
  progress: (line: string) => void,
): Promise<End> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await fixTextForms(client);
  // The first query fixes the snapshot; the file of a row exists before the row.
  const tables = await listOwnTables(client);
  const frozen = await freezeFiles(mediaFolderOf(dataFolder), dataFolder);
  try {
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: await listApplied(client),
      tables,
    };
    await archive.add(MANIFEST, JSON.stringify(manifest));
    const rows: Record<string, number> = {};
    for (const table of tables) {
      progress(`tabela ${table.name}`);
      rows[table.name] = await addTable(archive, client, table);
    }
    const sequences = await listSequences(client);
    await client.query('COMMIT');
    await addSecretKey(archive, dataFolder);
    for (const [index, file] of frozen.files.entries()) {
      progress(`mídia ${index + 1} de ${frozen.files.length}`);
      await addFile(archive, frozen, file);
    }
    const end: End = { rows, sequences, files: frozen.files.length };
    await archive.add(END, JSON.stringify(end));
    archive.finish();
    return end;
  } finally {
    await frozen.release();
  }
}

async function addTable(
  archive: TarWriter,
  client: pg.PoolClient,
  table: OwnTable,
): Promise<number> {
  const copying = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  let pieces = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    pieces += 1;
    await archive.add(tableEntry(table, pieces), Buffer.concat(waiting));
    waiting = [];
    size = 0;
  }
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await flush();
  }
  if (size > 0) await flush();
  return copying.rowCount;
}

/** Without it nobody could decrypt the encrypted values in the tables. */
async function addSecretKey(archive: TarWriter, dataFolder: string): Promise<void> {
  const key = await readFile(secretKeyFileOf(dataFolder)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (key) await archive.add(SECRET_KEY, key);
}

async function listApplied(client: pg.PoolClient): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(
    'SELECT history, file, hash FROM migration ORDER BY history, file',
  );
  return rows;
}

async function listSequences(client: pg.PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name,
            last_value::text AS last
     FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [OWN_SCHEMAS],
  );
  return rows;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
