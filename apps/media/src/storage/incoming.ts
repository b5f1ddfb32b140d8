import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { DiskRoom } from './disk-room.ts';
import { refusingWhenFull } from './refusing-when-full.ts';
import { isAbandoned, temporaryName } from './temporary-name.ts';
import { writeHashed } from './write-hashed.ts';

// More than is needed to tell what a file is, so that it is not read again for that.
const START_BYTES = 8192;

/** A local file with content that has arrived whole. */
export interface IncomingFile {
  file: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Its first bytes, as far as they are at hand. */
  start: Buffer;
  /** Resolves when every byte is on disk. */
  synced: Promise<void>;
}

/** The folder where content arrives, whatever becomes of it then. */
export function createIncoming(folder: string, room: DiskRoom) {
  return {
    async open(): Promise<void> {
      await mkdir(folder, { recursive: true });
      await dropAbandoned(folder);
    },

    reserve: () => join(folder, temporaryName()),

    async receive(body: Buffer | Readable): Promise<IncomingFile> {
      const file = join(folder, temporaryName());
      return await refusingWhenFull(() => write(file, body, room)).catch(async (error) => {
        await rm(file, { force: true });
        throw error;
      });
    },

    async adopt(file: string): Promise<IncomingFile> {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of createReadStream(file)) {
        hash.update(chunk);
        size += chunk.length;
      }
      const handle = await open(file, 'r+');
      const synced = handle.datasync().finally(() => handle.close());
      synced.catch(() => {});
      return { file, size, sha256: hash.digest('hex'), start: Buffer.alloc(0), synced };
    },
  };
}

/** Removes what processes that are no more have left half written. */
export async function dropAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && isAbandoned(name, found.mtime)) await rm(file, { force: true });
  }
}

async function write(
  file: string,
  body: Buffer | Readable,
  { take }: DiskRoom,
): Promise<IncomingFile> {
  const handle = await open(file, 'wx', 0o600);
  let start = Buffer.alloc(0);
  let size: number;
  let sha256: string | null;
  try {
    ({ size, sha256 } = await writeHashed(handle, {
      offset: 0,
      body: Buffer.isBuffer(body) ? [body] : body,
      hashed: true,
      take,
      look(bytes) {
        if (start.length >= START_BYTES) return;
        start = Buffer.concat([start, bytes.subarray(0, START_BYTES)]);
      },
    }));
  } catch (error) {
    await handle.close();
    throw error;
  }
  // Not awaited here: the content is looked at while it reaches the disk.
  const synced = handle.datasync();
  // Nobody waits for that, nor for a sync whose content is refused before.
  synced.catch(() => {}).then(() => handle.close().catch(() => {}));
  return { file, size, sha256: sha256 ?? '', start, synced };
}
