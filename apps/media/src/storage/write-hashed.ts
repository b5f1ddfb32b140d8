import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

interface Written {
  size: number;
  /** Hexadecimal; null where it was not asked for. */
  sha256: string | null;
}

interface WriteOptions {
  offset: number;
  body: Iterable<Buffer> | AsyncIterable<Buffer>;
  hashed: boolean;
  /** Sees each piece as it comes; may throw. */
  look(bytes: Buffer): void;
  /** Before so many bytes are written; refuses those that the disk has no room for. */
  take(bytes: number): Promise<void>;
}

/** Bodies come in pieces of 64 KiB: each write costs as much CPU as copying sixteen of them. */
const WRITE_BYTES = 1024 * 1024;

/** Writes a stream into a file, from an offset on, and hashes it on the way. */
export async function writeHashed(
  handle: FileHandle,
  { offset, body, hashed, look, take }: WriteOptions,
): Promise<Written> {
  const hash = hashed ? createHash('sha256') : null;
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    const bytes = Buffer.concat(waiting, waitingBytes);
    [waiting, waitingBytes] = [[], 0];
    await take(bytes.length);
    await writeAll(handle, bytes, offset + size);
    size += bytes.length;
  };
  for await (const bytes of body) {
    look(bytes);
    hash?.update(bytes);
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes >= WRITE_BYTES) await flush();
  }
  await flush();
  return { size, sha256: hash?.digest('hex') ?? null };
}

/** A disk that is nearly full writes less than it was given, and fails only at the next write. */
async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
