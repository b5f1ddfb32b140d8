import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { histories } from '../database/histories.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { emptyPlace, isEmptyPlace, mediaFolderOf } from '../place/empty-place.ts';
import { hasRestoreMark, removeRestoreMark, setRestoreMark } from '../place/restore-mark.ts';
import { secretKeyFileOf } from '../place/secret-key.ts';
import type { Place } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import {
  END,
  type End,
  FORMAT,
  MANIFEST,
  type Manifest,
  readEntryName,
  SECRET_KEY,
} from './archive.ts';
import { FileWriter } from './file-writer.ts';
import { TableLoader } from './table-loader.ts';
import { createTarReader, type TarEntry } from './tar.ts';

type RestorePlace = Pick<Place, 'pool' | 'dataFolder'>;
const OWNER_ONLY = { mode: 0o600, flush: true } as const;
const LARGEST_JSON = 64 * 1024 * 1024;

/** Restores a backup into an empty place; after a failure the place is empty again. */
export async function readBackup(
  place: RestorePlace,
  path: string,
  progress: (line: string) => void,
): Promise<End> {
  const interrupted = await hasRestoreMark(place.dataFolder);
  if (!interrupted && !(await isEmptyPlace(place.pool))) {
    throw new Refusal(
      'Este lugar já tem contas ou mídias, e nada foi mudado; restaure com uma DATA_DIR nova (e, com DATABASE_URL, um banco vazio).',
    );
  }
  return withEntries(path, async (entries) => {
    const manifest = await readManifest(entries);
    await setRestoreMark(place.dataFolder);
    try {
      await emptyPlace(place.pool, place.dataFolder);
      await migrateTo(place, manifest);
      const end = await load(place, manifest, entries, progress);
      await migrate(place.pool, histories);
      await removeRestoreMark(place.dataFolder);
      return end;
    } catch (error) {
      await emptyPlace(place.pool, place.dataFolder);
      await removeRestoreMark(place.dataFolder);
      throw error;
    }
  });
}

/** Reads the entries of the archive in order, and reports what is wrong with the file in plain words. */
async function withEntries<T>(
  path: string,
  work: (entries: AsyncIterator<TarEntry>) => Promise<T>,
): Promise<T> {
  const archive = createTarReader();
  const file = createReadStream(path);
  const plain = createGunzip();
  let damage: Error | null = null;
  for (const stream of [file, plain, archive.bytes]) {
    stream.once('error', (error: Error) => {
      damage ??= error;
    });
  }
  const working = work(archive.entries);
  const reading = pipeline(file, plain, archive.bytes);
  try {
    const [result] = await Promise.all([working, reading]);
    return result;
  } catch (error) {
    // A truncated file makes the work fail too, with a misleading error; the file is the real reason.
    const reason = damage
      ? new Refusal(`O arquivo de backup não pode ser lido até o fim: ${reasonOf(damage)}.`)
      : error;
    archive.bytes.destroy();
    await Promise.allSettled([working, reading]);
    throw reason;
  }
}

async function readManifest(entries: AsyncIterator<TarEntry>): Promise<Manifest> {
  const { value: entry, done } = await entries.next();
  if (done || entry.header.name !== MANIFEST)
    throw new Refusal('O arquivo não é um backup da Arquiba.');
  const manifest = (await readJson(entry)) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new Refusal('O backup é de uma Arquiba mais nova; atualize esta antes de restaurar.');
  }
  const known = (await Promise.all(histories.map(readMigrations))).flat();
  for (const { history, file, hash } of manifest.migrations) {
    const own = known.find((one) => one.history === history && one.file === file);
    if (own?.hash === hash) continue;
    throw new Refusal(
      `O backup tem a migração ${history}/${file}, que esta Arquiba não conhece assim; use a versão que o fez, ou uma mais nova.`,
    );
  }
  return manifest;
}

async function migrateTo({ pool }: RestorePlace, { migrations }: Manifest): Promise<void> {
  const wanted = new Set(migrations.map(({ history, file }) => `${history}/${file}`));
  await migrate(pool, histories, ({ history, file }) => wanted.has(`${history}/${file}`));
}

async function load(
  { pool, dataFolder }: RestorePlace,
  manifest: Manifest,
  entries: AsyncIterator<TarEntry>,
  progress: (line: string) => void,
): Promise<End> {
  const incoming = `${mediaFolderOf(dataFolder)}.restaurando`;
  await rm(incoming, { recursive: true, force: true });
  const files = new FileWriter(incoming);
  const tables = await TableLoader.open(pool, manifest.tables);
  try {
    let end: End | null = null;
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const entry = next.value;
      const { name } = entry.header;
      const target = readEntryName(name);
      if (target && 'table' in target) {
        progress(`tabela ${target.table}`);
        await tables.add(target.table, entry.content);
      } else if (target) {
        progress(`mídia ${files.count + 1}`);
        await files.add(target.file, entry.content);
      } else if (name === SECRET_KEY) {
        await writeFile(secretKeyFileOf(dataFolder), await buffer(entry.content), OWNER_ONLY);
      } else if (name === END) {
        end = (await readJson(entry)) as End;
      } else {
        throw new Refusal(`O backup tem uma entrada desconhecida: ${name}.`);
      }
    }
    if (!end) throw new Refusal('O arquivo de backup está incompleto.');
    if (files.count !== end.files)
      throw new Refusal('O backup não tem todas as mídias que anuncia.');
    await files.finish();
    await rm(mediaFolderOf(dataFolder), { recursive: true, force: true });
    await rename(incoming, mediaFolderOf(dataFolder));
    await tables.finish(end);
    return end;
  } catch (error) {
    await tables.abandon();
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}

async function readJson({ header, content }: TarEntry): Promise<unknown> {
  if (header.size > LARGEST_JSON) throw new Refusal('O arquivo não é um backup da Arquiba.');
  return JSON.parse((await buffer(content)).toString('utf8'));
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'ele não existe';
  if (code === 'EACCES') return 'falta permissão';
  if (code === 'EISDIR') return 'é uma pasta';
  if (code?.startsWith('Z_')) return 'ele está incompleto ou danificado';
  return message;
}
