import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { DiskRoom } from '../disk-room.ts';
import { dropAbandoned } from '../incoming.ts';
import { refusingWhenFull } from '../refusing-when-full.ts';
import { ContentTooLarge } from '../storage.ts';
import { temporaryName } from '../temporary-name.ts';
import type { Objects } from './objects.ts';

interface LentFile {
  file: string;
  size: number;
  users: number;
  ready: Promise<void>;
  timer: NodeJS.Timeout | null;
}

const KEPT_MS = 60_000;
const ROOM_PATIENCE_MS = 60_000;

/**
 * Local copies of content for programs that read files, up to a number of bytes in all. A copy is
 * shared by those who need it at a time, and stays a little for the next one.
 */
export function createLentFiles(
  folder: string,
  maxBytes: number,
  objects: Pick<Objects, 'sizeOf' | 'read'>,
  room: Pick<DiskRoom, 'require'>,
) {
  const lent = new Map<string, LentFile>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  async function takeRoom(size: number): Promise<void> {
    if (size > maxBytes) throw new ContentTooLarge();
    const deadline = Date.now() + ROOM_PATIENCE_MS;
    while (taken + size > maxBytes) {
      const idle = [...lent].find(([, { users }]) => users === 0);
      if (idle) await drop(...idle);
      else if (Date.now() < deadline) await someRoom(deadline - Date.now());
      else throw new MediaError('busy');
    }
    taken += size;
  }

  function someRoom(patienceMs: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, patienceMs);
      waiting.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  async function drop(key: string, copy: LentFile): Promise<void> {
    if (copy.timer) clearTimeout(copy.timer);
    if (lent.get(key) === copy) lent.delete(key);
    await rm(copy.file, { force: true });
    taken -= copy.size;
    copy.size = 0;
    for (const wake of waiting.splice(0)) wake();
  }

  async function fetchInto(key: string, copy: LentFile): Promise<void> {
    const size = await objects.sizeOf(key);
    await room.require(size);
    await takeRoom(size);
    copy.size = size;
    const body = await objects.read(key);
    await refusingWhenFull(() => pipeline(body, createWriteStream(copy.file, { mode: 0o600 })));
  }

  function borrow(key: string): LentFile {
    const known = lent.get(key);
    if (known) {
      if (known.timer) clearTimeout(known.timer);
      known.timer = null;
      known.users += 1;
      return known;
    }
    const ready = Promise.withResolvers<void>();
    const file = join(folder, temporaryName());
    const copy: LentFile = { file, size: 0, users: 1, ready: ready.promise, timer: null };
    lent.set(key, copy);
    fetchInto(key, copy).then(ready.resolve, ready.reject);
    return copy;
  }

  return {
    async open(): Promise<void> {
      await mkdir(folder, { recursive: true });
      await dropAbandoned(folder);
    },

    async lend<T>(key: string, use: (file: string) => Promise<T>): Promise<T> {
      const copy = borrow(key);
      try {
        await copy.ready.catch((error) => {
          // Later callers try again.
          if (lent.get(key) === copy) lent.delete(key);
          throw error;
        });
        return await use(copy.file);
      } finally {
        copy.users -= 1;
        if (copy.users === 0) {
          if (lent.get(key) !== copy) await drop(key, copy);
          else copy.timer = setTimeout(() => drop(key, copy).catch(() => {}), KEPT_MS).unref();
          for (const wake of waiting.splice(0)) wake();
        }
      }
    },

    /** The content is gone: its copy goes too, at once or with its last user. */
    async forget(key: string): Promise<void> {
      const copy = lent.get(key);
      lent.delete(key);
      if (copy?.users === 0) await drop(key, copy);
    },
  };
}
