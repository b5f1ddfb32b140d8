import { createHash, randomBytes } from 'node:crypto';
import { constants, link, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import { randomName } from './random-name.ts';
import { readStart } from './read-start.ts';
import type { KeptContent, PartPlace, PlacedPart, ReceivedContent } from './storage.ts';
import { createDirectorySync } from './sync-directory.ts';
import { withoutEnding } from './without-ending.ts';
import { writeHashed } from './write-hashed.ts';

const NAME = /^[0-9a-z]{26}$/;
const MOST_NAMED = 10_000;

/**
 * Content that arrives in parts: one file for the whole, each part written at its own place, so
 * that nothing has to be copied together in the end.
 */
export function createGathering(
  folder: string,
  place: (put: (file: string) => Promise<void>) => Promise<KeptContent>,
) {
  const syncDirectory = createDirectorySync();
  /** Whose names are on disk, as far as this process knows. */
  const named = new Set<string>();

  // With each part, whoever has made the file: that may be another process. But once is enough.
  async function syncName(name: string): Promise<void> {
    if (named.has(name)) return;
    await syncDirectory(folder);
    named.add(name);
    const [oldest] = named;
    if (named.size > MOST_NAMED && oldest !== undefined) named.delete(oldest);
  }

  function fileOf(name: string): string {
    if (!NAME.test(name)) throw new Error('Not a gathering');
    return join(folder, name);
  }

  return {
    open: () => mkdir(folder, { recursive: true }),

    /** The file comes with the first part. */
    begin: async (): Promise<string> => randomName(),

    async write(name: string, place: PartPlace, body: Readable): Promise<string> {
      const { offset, length, isWhole } = place;
      const handle = await open(fileOf(name), constants.O_RDWR | constants.O_CREAT, 0o640);
      let seen = 0;
      try {
        const { sha256 } = await writeHashed(handle, {
          ...{ offset, body: withoutEnding(body), owned: true, hashed: isWhole },
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
    },

    async join(name: string, parts: readonly PlacedPart[]): Promise<ReceivedContent> {
      const file = fileOf(name);
      return {
        size: parts.reduce((size, { length }) => size + length, 0),
        sha256: joinEtags(parts.map(({ etag }) => etag)),
        head: (length) => readStart(file, length),
        withFile: (use) => use(file),
        prepare: async () => {},
        // It keeps its name here as well, so that it can be kept again after a crash.
        keep: () => place((target) => link(file, target)),
        discard: async () => {},
      };
    },

    async drop(name: string): Promise<void> {
      named.delete(name);
      await unlink(fileOf(name)).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      });
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

function wrongLength(): MediaError {
  return new MediaError('invalid_parameter', {
    message: 'A parte não tem o tamanho do seu trecho.',
  });
}
