import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDiskRoom } from './disk-room.ts';
import { createIncoming, type IncomingFile } from './incoming.ts';
import { createMultipart } from './multipart.ts';
import { createPartClaims } from './part-claims.ts';
import { readStart } from './read-start.ts';
import { refusingWhenFull } from './refusing-when-full.ts';
import { ContentGone, type KeptContent, type ReceivedContent, type Storage } from './storage.ts';
import { isKey, newKey } from './storage-key.ts';
import { syncDirectory } from './sync-directory.ts';

/** Storage in a folder of this machine: `content/{day}/{key}`, `incoming/` and `gathering/` beside it. */
export function createLocalDisk(folder: string, room = createDiskRoom(folder)): Storage {
  const content = join(folder, 'content');
  const days = new Map<string, Promise<void>>();
  const incoming = createIncoming(join(folder, 'incoming'), room);
  // The folder has an older name for multipart uploads.
  const multipart = createMultipart(join(folder, 'gathering'), {
    ...{ fileOf, place, room },
    prepare: (key) => openDay(dirname(fileOf(key))),
  });
  const claims = createPartClaims(join(folder, 'writing'));

  function fileOf(key: string): string {
    if (!isKey(key)) throw new Error('Not a storage key');
    return join(content, key);
  }

  // One folder a day keeps folders small.
  function openDay(day: string): Promise<void> {
    let opened = days.get(day);
    if (!opened) {
      opened = mkdir(day, { recursive: true }).then(() => syncDirectory(content));
      opened.catch(() => days.delete(day));
      days.set(day, opened);
    }
    return opened;
  }

  /** A new key, whose content `put` puts in place. */
  async function place(put: (file: string) => Promise<void>): Promise<KeptContent> {
    const key = newKey();
    const file = fileOf(key);
    await refusingWhenFull(async () => {
      await openDay(dirname(file));
      try {
        await put(file);
        await syncDirectory(dirname(file));
      } catch (error) {
        await remove(key);
        throw error;
      }
    });
    return { key, undo: () => remove(key) };
  }

  async function remove(key: string): Promise<void> {
    await unlink(fileOf(key)).catch(absent);
  }

  function received({ file, size, sha256, start, synced }: IncomingFile): ReceivedContent {
    let isPlaced = false;
    return {
      ...{ size, sha256 },
      head: async (length) =>
        length <= start.length || size === start.length
          ? start.subarray(0, length)
          : await readStart(file, length),
      withFile: (use) => use(file),
      prepare: () => synced,
      keep: () =>
        place(async (target) => {
          await synced;
          await rename(file, target);
          isPlaced = true;
        }),
      discard: async () => {
        if (!isPlaced) await unlink(file).catch(absent);
      },
    };
  }

  return {
    async open() {
      await mkdir(content, { recursive: true });
      await incoming.open();
      await multipart.open();
      await claims.open();
      await syncDirectory(folder);
    },

    receive: async (body) => received(await incoming.receive(body)),
    reserve: incoming.reserve,
    adopt: async (file) => received(await incoming.adopt(file)),

    // The bytes never change, so that two names for them are as good as two copies.
    copy: (key) => ({
      prepare: async () => {},
      keep: () =>
        place(async (file) => {
          try {
            await link(fileOf(key), file);
          } catch (error) {
            const { code = '' } = error as NodeJS.ErrnoException;
            if (code === 'ENOENT') throw new ContentGone(key);
            if (!NO_MORE_LINKS.has(code)) throw error;
            await copyBytes(fileOf(key), file, incoming.reserve());
          }
        }),
      discard: async () => {},
    }),

    async read(key, range) {
      const handle = await open(fileOf(key), 'r').catch(absent);
      if (!handle) throw new ContentGone(key);
      return handle.createReadStream({ ...range, highWaterMark: 256 * 1024 });
    },

    async withLocalFile(key, use) {
      try {
        return await use(fileOf(key));
      } catch (error) {
        if (!(await stat(fileOf(key)).catch(absent))) throw new ContentGone(key);
        throw error;
      }
    },

    // What was asked for a moment ago the system knows without the disk.
    isThere: (key) => existsSync(fileOf(key)),
    delete: remove,

    partOrigin: null,
    beginParts: multipart.begin,
    partAddress: async () => null,
    claimPart: claims.claim,
    isPartClaimed: claims.isClaimed,
    writePart: (name, place, body) => refusingWhenFull(() => multipart.write(name, place, body)),
    findPart: async () => undefined,
    joinParts: multipart.join,
    endParts: multipart.end,
    dropParts: multipart.drop,
    abortParts: multipart.end,
    multiparts: multipart.names,

    async *keys() {
      for (const day of await readdir(content)) {
        const names = await readdir(join(content, day));
        const keys = names.map((name) => `${day}/${name}`).filter(isKey);
        for (let at = 0; at < keys.length; at += 1000) yield keys.slice(at, at + 1000);
      }
    },
  };
}

// A file system has an upper number of names for one file, or knows one name only.
const NO_MORE_LINKS = new Set(['EMLINK', 'EPERM', 'ENOTSUP', 'EXDEV']);

async function copyBytes(source: string, file: string, beside: string): Promise<void> {
  try {
    await copyFile(source, beside);
    const handle = await open(beside, 'r+');
    await handle.datasync().finally(() => handle.close());
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
