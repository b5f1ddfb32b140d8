import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { applyBlanks, type Blank, readAt } from './blank.ts';

const SIGNATURE_BYTES = 8;
const MAX_CHUNKS = 100_000;
const PORTION = 256 * 1024;
const METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);
/** A kind of chunk that nobody knows, and that by its letters everybody may pass over. */
const VOID = Buffer.from('voId', 'latin1');
// What cameras wrote, packed as text by programs that had no better place for it.
const PACKED_PROFILE = /^Raw profile type /;
const XMP_KEYWORD = 'XML:com.adobe.xmp';

interface Chunk {
  /** Of its content. */
  start: number;
  length: number;
  type: Buffer;
}

/**
 * A PNG has a checksum behind each chunk, which has to fit what is shown. What is packed cannot be
 * blanked in part: then the chunk as a whole is blank.
 */
export async function blankPng(handle: FileHandle, found: readonly Blank[]): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for await (const chunk of metadataChunks(handle)) {
    const end = chunk.start + chunk.length;
    const isPacked = await holdsPacked(handle, chunk);
    const inside = isPacked
      ? [{ start: chunk.start, length: chunk.length, fill: 0 }]
      : found.filter((blank) => blank.start >= chunk.start && blank.start + blank.length <= end);
    if (inside.length === 0) continue;
    const type = isPacked ? VOID : chunk.type;
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(await checksumOf(handle, { ...chunk, type }, inside));
    if (isPacked) blanks.push(...spell(chunk.start - 4, VOID));
    blanks.push(...inside, ...spell(end, checksum));
  }
  return blanks;
}

async function* metadataChunks(handle: FileHandle): AsyncIterable<Chunk> {
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MAX_CHUNKS; count += 1) {
    const head = await readAt(handle, at, 8);
    if (head.length < 8) return;
    const chunk = { start: at + 8, length: head.readUInt32BE(0), type: head.subarray(4) };
    if (METADATA.has(chunk.type.toString('latin1'))) yield chunk;
    at = chunk.start + chunk.length + 4;
  }
}

async function holdsPacked(handle: FileHandle, { start, type, length }: Chunk): Promise<boolean> {
  if (type.equals(Buffer.from('eXIf', 'latin1'))) return false;
  const head = await readAt(handle, start, Math.min(length, 82));
  const keyword = head.toString('latin1').split('\0', 1)[0] ?? '';
  if (PACKED_PROFILE.test(keyword)) return true;
  const isPacked = type.equals(Buffer.from('zTXt', 'latin1')) || head[keyword.length + 1] === 1;
  return keyword === XMP_KEYWORD && isPacked;
}

async function checksumOf(handle: FileHandle, chunk: Chunk, blanks: readonly Blank[]) {
  let checksum = crc32(chunk.type);
  for (let at = 0; at < chunk.length; at += PORTION) {
    const offset = chunk.start + at;
    const bytes = await readAt(handle, offset, Math.min(PORTION, chunk.length - at));
    applyBlanks(bytes, offset, blanks);
    checksum = crc32(bytes, checksum);
  }
  return checksum;
}

function spell(start: number, bytes: Buffer): Blank[] {
  return [...bytes].map((fill, at) => ({ start: start + at, length: 1, fill }));
}
