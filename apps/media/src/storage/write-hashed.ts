import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { without } from './pieces.ts';
import { SMALL_CONTENT } from './storage.ts';
import { openWriter, type Writer } from './writers.ts';

// So much may wait in memory while what came before is written.
const MOST_WAITING = 512 * 1024;

interface Written {
  size: number;
  /** Hexadecimal; null where nobody wants it. */
  sha256: string | null;
}

interface WriteOptions {
  offset: number;
  body: Iterable<Buffer> | AsyncIterable<Buffer>;
  /** Nobody else has the pieces of the body, so that they may be given away; otherwise they are copied. */
  owned: boolean;
  hashed: boolean;
  /** Sees each piece as it comes; may throw. */
  look(bytes: Buffer): void;
}

/**
 * Writes what comes at its place in a file. Of much, another thread writes and takes the hash: this
 * one has sockets to read, and its garbage collection is the longer the more of it there is.
 */
export async function writeHashed(handle: FileHandle, options: WriteOptions): Promise<Written> {
  const { offset, body, owned, hashed, look } = options;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let size = 0;
  let writer = null as Writer | null;
  let writing: Promise<void> | null = null;
  let failure: unknown = null;

  function write(): void {
    writer ??= openWriter(handle.fd, hashed);
    const pieces = waiting.map((piece) => (owned && isAlone(piece) ? piece : copyOf(piece)));
    const at = offset + size - waitingBytes;
    waiting = [];
    waitingBytes = 0;
    writing = writer
      .write(pieces, at)
      .catch((error) => {
        failure ??= error;
      })
      .then(() => {
        writing = null;
        if (waitingBytes >= SMALL_CONTENT && failure === null) write();
      });
  }

  try {
    for await (const bytes of body) {
      look(bytes);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      size += bytes.length;
      if (!writing && waitingBytes > SMALL_CONTENT) write();
      while (writing && waitingBytes >= MOST_WAITING) await writing;
      if (failure !== null) break;
    }
    if (!writer) {
      const sha256 = hashed ? hashOf(waiting) : null;
      await writeHere(handle, waiting, offset);
      return { size, sha256 };
    }
    while (writing) await writing;
    if (waitingBytes > 0 && failure === null) write();
    while (writing) await writing;
    if (failure !== null) throw failure;
    return { size, sha256: await writer.end() };
  } finally {
    // Nothing may be written any more once the file is closed.
    while (writing) await writing;
    writer?.close();
  }
}

/** A piece that is cut from a larger one would take that with it. */
function isAlone(piece: Buffer): boolean {
  return piece.buffer.byteLength === piece.byteLength;
}

/** In memory of its own, not in that which Node shares among small ones. */
function copyOf(piece: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(piece.length);
  piece.copy(copy);
  return copy;
}

function hashOf(pieces: Buffer[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

async function writeHere(handle: FileHandle, pieces: Buffer[], offset: number): Promise<void> {
  let left = pieces;
  let at = offset;
  // A disk that is nearly full writes less than it was given, and says so only when asked again.
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left, at);
    at += bytesWritten;
    left = without(left, bytesWritten);
  }
}
