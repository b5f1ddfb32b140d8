import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import { createGathering } from './gathering.ts';
import { randomName } from './random-name.ts';
import { ContentGone, type ReceivedContent, type Storage } from './storage.ts';
import { createDirectorySync, createSyncTogether } from './sync-directory.ts';
import { isAbandoned, temporaryName } from './temporary-name.ts';

// More than is needed to tell what a file is.
const HEAD_BYTES = 8192;
const KEY = /^[0-9]{8}\/[0-9a-z]{26}$/;

/** Storage in a folder of this machine: `content/{day}/{key}`, `incoming/` and `gathering/` beside it. */
export function createLocalDisk(folder: string): Storage {
  const content = join(folder, 'content');
  const incoming = join(folder, 'incoming');
  const syncDirectory = createDirectorySync();
  const syncTogether = createSyncTogether(syncDirectory);
  const days = new Map<string, Promise<void>>();
  const gathering = createGathering(join(folder, 'gathering'));

  function fileOf(key: string): string {
    if (!KEY.test(key)) throw new Error('Not a storage key');
    return join(content, key);
  }

  // One folder a day keeps folders small and lets concurrent stores share one sync.
  function openDay(day: string): Promise<void> {
    let opened = days.get(day);
    if (!opened) {
      opened = mkdir(join(content, day), { recursive: true }).then(() => syncDirectory(content));
      opened.catch(() => days.delete(day));
      days.set(day, opened);
    }
    return opened;
  }

  /** A new key, whose content `put` puts in place. */
  async function place(put: (file: string) => Promise<void>): Promise<string> {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const key = `${day}/${randomName()}`;
    await refusingWhenFull(async () => {
      await openDay(day);
      await syncTogether(dirname(fileOf(key)), () => put(fileOf(key)));
    });
    return key;
  }

  return {
    async open() {
      await mkdir(content, { recursive: true });
      await mkdir(incoming, { recursive: true });
      await gathering.open();
      await syncDirectory(folder);
      for (const name of await readdir(incoming)) {
        const file = join(incoming, name);
        const found = await stat(file).catch(() => null);
        if (found && isAbandoned(name, found.mtime)) await rm(file, { force: true });
      }
    },

    async receive(body) {
      const file = join(incoming, temporaryName());
      return await refusingWhenFull(() => write(file, body)).catch(async (error) => {
        await rm(file, { force: true });
        throw error;
      });
    },

    reserve: () => join(incoming, temporaryName()),

    async adopt(file) {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of createReadStream(file)) {
        hash.update(chunk);
        size += chunk.length;
      }
      const handle = await open(file, 'r+');
      const synced = handle.datasync().finally(() => handle.close());
      synced.catch(() => {});
      return { file, size, sha256: hash.digest('hex'), synced };
    },

    keep: (received) =>
      place(async (file) => {
        await received.synced;
        await (received.stays ? link : rename)(received.file, file);
      }),

    // The bytes never change, so that two names for them are as good as two copies.
    copy: (key) =>
      place(async (file) => {
        try {
          await link(fileOf(key), file);
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException;
          if (code === 'ENOENT') throw new ContentGone(key);
          if (!NO_MORE_LINKS.has(code)) throw error;
          await copyBytes(fileOf(key), file, join(incoming, temporaryName()));
        }
      }),

    async discard(file) {
      await unlink(file).catch(absent);
    },

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

    async delete(key) {
      await unlink(fileOf(key)).catch(absent);
    },

    beginParts: () => refusingWhenFull(gathering.begin),
    writePart: (name, place, body) => refusingWhenFull(() => gathering.write(name, place, body)),
    joinParts: gathering.join,
    dropParts: gathering.drop,
    gatherings: gathering.names,

    async *keys() {
      for (const day of await readdir(content)) {
        const names = await readdir(join(content, day));
        const keys = names.map((name) => `${day}/${name}`).filter((key) => KEY.test(key));
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

async function write(file: string, body: Buffer | Readable): Promise<ReceivedContent> {
  const handle = await open(file, 'wx', 0o640);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      hash.update(bytes);
      size += bytes.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES)]);
      await handle.writeFile(bytes);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  // Not awaited here: the content is looked at while it reaches the disk.
  const synced = handle.datasync().finally(() => handle.close());
  synced.catch(() => {});
  return { file, size, sha256: hash.digest('hex'), head, synced };
}

async function refusingWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new MediaError('storage_full', { cause });
    throw cause;
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
