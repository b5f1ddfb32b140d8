import type { FileHandle } from 'node:fs/promises';

// So much may wait in memory while the disk writes what came before.
const MOST_WAITING = 256 * 1024;

/**
 * Writes what comes at its place in a file, and gives how much that was. What comes while the disk is
 * busy is written in one go, so that many small pieces cost little more than a few large ones.
 */
export async function writeStream(
  handle: FileHandle,
  offset: number,
  body: Iterable<Buffer> | AsyncIterable<Buffer>,
  look: (bytes: Buffer) => void,
): Promise<number> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let position = offset;
  let writing: Promise<void> | null = null;
  let failure: unknown = null;

  function write(): void {
    const pieces = waiting;
    const at = position;
    position += waitingBytes;
    waiting = [];
    waitingBytes = 0;
    writing = writeAll(handle, pieces, at)
      .catch((error) => {
        failure ??= error;
      })
      .then(() => {
        writing = null;
        if (waiting.length > 0 && failure === null) write();
      });
  }

  try {
    for await (const bytes of body) {
      look(bytes);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (!writing) write();
      while (writing && waitingBytes >= MOST_WAITING) await writing;
      if (failure !== null) break;
    }
  } finally {
    // Nothing may be written any more once the file is closed.
    while (writing) await writing;
  }
  if (failure !== null) throw failure;
  return position - offset;
}

/** A disk that is nearly full writes less than it was given, and says so only when asked again. */
async function writeAll(handle: FileHandle, pieces: Buffer[], offset: number): Promise<void> {
  let left = pieces;
  let at = offset;
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left, at);
    at += bytesWritten;
    left = without(left, bytesWritten);
  }
}

function without(pieces: Buffer[], written: number): Buffer[] {
  let rest = written;
  for (const [index, piece] of pieces.entries()) {
    if (piece.length > rest) return [piece.subarray(rest), ...pieces.slice(index + 1)];
    rest -= piece.length;
  }
  return [];
}
