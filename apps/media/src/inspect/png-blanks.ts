import { crc32 } from 'node:zlib';
import { applyBlanks, type Blank } from './blank.ts';
import type { Scan } from './scan-file.ts';

const SIGNATURE_BYTES = 8;
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
export async function blankPng(scan: Scan, found: readonly Blank[]): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for await (const chunk of metadataChunks(scan)) {
    const end = chunk.start + chunk.length;
    const isPacked = await holdsPacked(scan, chunk);
    const inside = isPacked
      ? [{ start: chunk.start, length: chunk.length, fill: 0 }]
      : found.flatMap((blank) => within(blank, chunk.start, end));
    if (inside.length === 0) continue;
    const type = isPacked ? VOID : chunk.type;
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(await checksumOf(scan, { ...chunk, type }, inside));
    if (isPacked) blanks.push(...spell(chunk.start - 4, VOID));
    blanks.push(...inside, ...spell(end, checksum));
  }
  return blanks;
}

async function* metadataChunks(scan: Scan): AsyncIterable<Chunk> {
  for (let at = SIGNATURE_BYTES; at + 8 <= scan.size; ) {
    const head = await scan.read(at, 8);
    const chunk = { start: at + 8, length: head.readUInt32BE(0), type: head.subarray(4) };
    if (METADATA.has(chunk.type.toString('latin1'))) yield chunk;
    at = chunk.start + chunk.length + 4;
  }
}

async function holdsPacked(scan: Scan, { start, type, length }: Chunk): Promise<boolean> {
  if (type.equals(Buffer.from('eXIf', 'latin1'))) return false;
  const head = await scan.read(start, Math.min(length, 82));
  const keyword = head.toString('latin1').split('\0', 1)[0] ?? '';
  if (PACKED_PROFILE.test(keyword)) return true;
  const isPacked = type.equals(Buffer.from('zTXt', 'latin1')) || head[keyword.length + 1] === 1;
  return keyword === XMP_KEYWORD && isPacked;
}

async function checksumOf(scan: Scan, chunk: Chunk, blanks: readonly Blank[]) {
  let checksum = crc32(chunk.type);
  const end = Math.min(chunk.start + chunk.length, scan.size);
  for (let offset = chunk.start; offset < end; offset += PORTION) {
    const bytes = await scan.read(offset, Math.min(PORTION, end - offset));
    applyBlanks(bytes, offset, blanks);
    checksum = crc32(bytes, checksum);
  }
  return checksum;
}

function within(blank: Blank, from: number, to: number): Blank[] {
  const start = Math.max(blank.start, from);
  const length = Math.min(blank.start + blank.length, to) - start;
  return length > 0 ? [{ ...blank, start, length }] : [];
}

function spell(start: number, bytes: Buffer): Blank[] {
  return [...bytes].map((fill, at) => ({ start: start + at, length: 1, fill }));
}
