import { createHash, hash, randomBytes } from 'node:crypto';
import { constants, link, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import { writeNewFile } from './new-files.ts';
import { readStart } from './read-start.ts';
import { readWhole } from './read-whole.ts';
import {
  type KeptContent,
  type PartPlace,
  type PlacedPart,
  type ReceivedContent,
  SMALL_CONTENT,
} from './storage.ts';
import { isKey, newKey } from './storage-key.ts';
import { createDirectorySync } from './sync-directory.ts';
import { withoutEnding } from './without-ending.ts';
import { writeHashed } from './write-hashed.ts';

// Of uploads that began before the whole had its place from the beginning.
const NAME = /^[0-9a-z]{26}$/;
const MOST_NAMED = 10_000;
const HEAD_BYTES = 4096;
const MOST_HEADS = 200;

interface Places {
  /** Where content lies that is there to stay. */
  fileOf(key: string): string;
  /** Makes sure that there is a folder for it. */
  prepare(key: string): Promise<void>;
  place(put: (file: string) => Promise<void>): Promise<KeptContent>;
}

/**
 * Content that arrives in parts: one file for the whole, each part written at its own place, so
 * that nothing has to be copied together in the end. A gathering is the key that the whole has from its
 * first byte on; until a row says so, it is the upload's.
 */
export function createGathering(folder: string, { fileOf: fileOfKey, prepare, place }: Places) {
  const syncDirectory = createDirectorySync();
  /** Whose names are on disk, as far as this process knows. */
  const named = createRecent<true>(MOST_NAMED);
  /** How small files begin that are not complete yet, by the hash of all of their bytes. */
  const heads = createRecent<Buffer>(MOST_HEADS);

  // With each part, whoever has made the file: that may be another process. But once is enough.
  async function syncName(name: string): Promise<void> {
    if (named.get(name)) return;
    await syncDirectory(dirname(fileOf(name)));
    named.set(name, true);
  }

  function fileOf(name: string): string {
    if (isKey(name)) return fileOfKey(name);
    if (!NAME.test(name)) throw new Error('Not a gathering');
    return join(folder, name);
  }

  /** Null where there is a file already, which may have been left half written. */
  async function writeNew(file: string, bytes: Buffer): Promise<string | null> {
    try {
      await writeNewFile(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
      throw error;
    }
    const etag = hash('sha256', bytes);
    heads.set(etag, Buffer.from(bytes.subarray(0, HEAD_BYTES)));
    return etag;
  }

  async function writeParts(
    name: string,
    place: PartPlace,
    body: AsyncIterable<Buffer> | Buffer[],
  ) {
    const { offset, length, isWhole } = place;
    const handle = await open(fileOf(name), constants.O_RDWR | constants.O_CREAT, 0o640);
    let seen = 0;
    try {
      const { sha256 } = await writeHashed(handle, {
        ...{ offset, body, owned: true, hashed: isWhole },
        look(bytes) {
          seen += bytes.length;
          if (seen > length) throw wrongLength();
        },
      });
      if (seen !== length) throw wrongLength();
      await Promise.all([handle.datasync(), syncName(name)]);
      return sha256 ?? randomBytes(32).toString('hex');
    } finally {
      await handle.close();
    }
  }

  return {
    open: () => mkdir(folder, { recursive: true }),

    /** The file comes with the first part. */
    begin: async (): Promise<string> => newKey(),

    async write(name: string, place: PartPlace, body: Readable): Promise<string> {
      const { length, isWhole } = place;
      if (isKey(name)) await prepare(name);
      if (!isWhole || length > SMALL_CONTENT) {
        return await writeParts(name, place, withoutEnding(body));
      }
      const bytes = await readWhole(body, { maximum: length, refuse: wrongLength });
      if (bytes.length !== length) throw wrongLength();
      return (await writeNew(fileOf(name), bytes)) ?? (await writeParts(name, place, [bytes]));
    },

    async join(name: string, parts: readonly PlacedPart[]): Promise<ReceivedContent> {
      const file = fileOf(name);
      const sha256 = joinEtags(parts.map(({ etag }) => etag));
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      return {
        ...{ size, sha256 },
        async head(length) {
          const known = heads.get(sha256);
          const isEnough = known && (known.length === size || known.length >= length);
          return isEnough ? known.subarray(0, length) : await readStart(file, length);
        },
        withFile: (use) => use(file),
        prepare: async () => {},
        // It stays the upload's if no row takes it, so that it can be kept again after a crash.
        keep: isKey(name)
          ? async () => ({ key: name, undo: async () => {} })
          : () => place((target) => link(file, target)),
        discard: async () => {},
      };
    },

    /** The whole was kept. */
    async end(name: string): Promise<void> {
      named.delete(name);
      if (!isKey(name)) await unlink(fileOf(name)).catch(absent);
    },

    async drop(name: string): Promise<void> {
      named.delete(name);
      await unlink(fileOf(name)).catch(absent);
    },

    async names(moment: Date): Promise<string[]> {
      const old: string[] = [];
      for (const name of await readdir(folder)) {
        const found = NAME.test(name) ? await stat(fileOf(name)).catch(() => null) : null;
        if (found && found.mtime < moment) old.push(name);
      }
      return old;
    },
  };
}

/** One part has its own; several have a hash of theirs. */
function joinEtags(etags: readonly string[]): string {
  const [only, ...others] = etags;
  if (only !== undefined && others.length === 0) return only;
  return createHash('sha256')
    .update(Buffer.from(etags.join(''), 'hex'))
    .digest('hex');
}

function absent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The last so many that were set. */
function createRecent<T>(most: number) {
  const values = new Map<string, T>();
  return {
    get: (name: string) => values.get(name),
    delete: (name: string) => values.delete(name),
    set(name: string, value: T): void {
      values.delete(name);
      values.set(name, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}

function wrongLength(): MediaError {
  return new MediaError('invalid_parameter', {
    message: 'A parte não tem o tamanho do seu trecho.',
  });
}
