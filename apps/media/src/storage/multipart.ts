import { createHash, randomBytes } from 'node:crypto';
import { constants, link, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import type { DiskRoom } from './disk-room.ts';
import { readStart } from './read-start.ts';
import type { KeptContent, PartPlace, PlacedPart, ReceivedContent } from './storage.ts';
import { isKey, newKey } from './storage-key.ts';
import { syncDirectory } from './sync-directory.ts';
import { withoutEnding } from './without-ending.ts';
import { writeHashed } from './write-hashed.ts';

// Of uploads that began before the whole had its place from the beginning.
const NAME = /^[0-9a-z]{26}$/;

interface Places {
  /** Where content lies that is there to stay. */
  fileOf(key: string): string;
  /** Makes sure that there is a folder for it. */
  prepare(key: string): Promise<void>;
  place(put: (file: string) => Promise<void>): Promise<KeptContent>;
  room: DiskRoom;
}

/**
 * Content that arrives in parts: one file for the whole, each part written at its own place, so
 * that nothing has to be copied together in the end. A multipart upload is the key that the whole has from its
 * first byte on; until a row says so, it is the upload's.
 */
export function createMultipart(
  folder: string,
  { fileOf: fileOfKey, prepare, place, room }: Places,
) {
  function fileOf(name: string): string {
    if (isKey(name)) return fileOfKey(name);
    if (!NAME.test(name)) throw new Error('Not a multipart upload');
    return join(folder, name);
  }

  async function writeParts(name: string, place: PartPlace, body: AsyncIterable<Buffer>) {
    const { offset, length, isWhole } = place;
    const handle = await open(fileOf(name), constants.O_RDWR | constants.O_CREAT, 0o600);
    let seen = 0;
    try {
      const { sha256 } = await writeHashed(handle, {
        ...{ offset, body, hashed: isWhole, take: room.take },
        look(bytes) {
          seen += bytes.length;
          if (seen > length) throw wrongLength();
        },
      });
      if (seen !== length) throw wrongLength();
      // With each part: another process may have made the file, and may not have synced its name yet.
      await Promise.all([handle.datasync(), syncDirectory(dirname(fileOf(name)))]);
      return sha256 ?? randomBytes(32).toString('hex');
    } finally {
      await handle.close();
    }
  }

  return {
    open: () => mkdir(folder, { recursive: true }),

    /** The file comes with the first part. */
    async begin(size: number): Promise<string> {
      await room.require(size);
      return newKey();
    },

    async write(name: string, place: PartPlace, body: Readable): Promise<string> {
      if (isKey(name)) await prepare(name);
      return await writeParts(name, place, withoutEnding(body));
    },

    async join(name: string, parts: readonly PlacedPart[]): Promise<ReceivedContent> {
      const file = fileOf(name);
      const sha256 = joinEtags(parts.map(({ etag }) => etag));
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      return {
        ...{ size, sha256 },
        head: (length) => readStart(file, length),
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
      if (!isKey(name)) await unlink(fileOf(name)).catch(absent);
    },

    async drop(name: string): Promise<void> {
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

function wrongLength(): MediaError {
  return new MediaError('invalid_parameter', {
    message: 'A parte não tem o tamanho do seu trecho.',
  });
}
