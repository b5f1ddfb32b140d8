import type { FileHandle } from 'node:fs/promises';

/** Bytes of a file that nobody is shown: in their place stands one byte, again and again. */
export interface Blank {
  start: number;
  length: number;
  fill: number;
}

export function applyBlanks(bytes: Buffer, offset: number, blanks: readonly Blank[]): void {
  for (const { start, length, fill } of blanks) {
    const from = Math.max(0, start - offset);
    const to = Math.min(bytes.length, start + length - offset);
    if (from < to) bytes.fill(fill, from, to);
  }
}

/** As many of the bytes as there are. */
export async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** For a file of which nobody knows what it tells. */
export function everything(size: number): Blank {
  return { start: 0, length: size, fill: 0 };
}
