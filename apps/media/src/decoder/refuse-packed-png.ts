import { type FileHandle, open } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { MediaError } from '@arquiba/media-contract/errors';

const SIGNATURE_BYTES = 8;
/** Deflate makes up to a thousand bytes of one; what programs pack beside a picture stays far below. */
const MAX_UNPACKED = 8 * 1024 ** 2;
const MAX_CHUNKS = 100_000;
const PACKED = new Set(['zTXt', 'iTXt', 'iCCP']);

/**
 * Refuses a PNG with packed texts or profiles that are large when unpacked. libpng unpacks all of them
 * before the first pixel, and holds them.
 */
export async function refusePackedPng(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    let room = MAX_UNPACKED;
    let chunks = 0;
    for await (const { type, start, length } of chunksOf(handle)) {
      chunks += 1;
      if (chunks > MAX_CHUNKS) throw new MediaError('image_too_large', { details: { chunks } });
      if (PACKED.has(type)) room -= unpackedSize(type, await read(handle, start, length), room);
    }
  } finally {
    await handle.close();
  }
}

async function* chunksOf(handle: FileHandle) {
  const { size } = await handle.stat();
  for (let at = SIGNATURE_BYTES; at + 8 <= size; ) {
    const head = await read(handle, at, 8);
    const length = Math.min(head.readUInt32BE(0), size - at - 8);
    yield { type: head.toString('latin1', 4), start: at + 8, length };
    at += length + 12;
  }
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  if (length > MAX_UNPACKED) throw new MediaError('image_too_large', { details: { length } });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Its size as libpng will hold it. */
function unpackedSize(type: string, data: Buffer, room: number): number {
  const packed = packedPart(type, data);
  if (!packed) return data.length;
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return 0;
    throw new MediaError('image_too_large', { details: { chunk: type } });
  }
}

/** Behind its keyword; null for a text that is not packed. */
function packedPart(type: string, data: Buffer): Buffer | null {
  const keyword = data.indexOf(0);
  if (keyword < 0) return null;
  if (type !== 'iTXt') return data.subarray(keyword + 2);
  if (data[keyword + 1] !== 1) return null;
  const language = data.indexOf(0, keyword + 3);
  const translated = data.indexOf(0, language + 1);
  return language < 0 || translated < 0 ? null : data.subarray(translated + 1);
}
