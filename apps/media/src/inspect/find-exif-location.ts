import type { FileHandle } from 'node:fs/promises';
import { type Blank, readAt } from './blank.ts';

const GPS_DIRECTORY = 0x8825;
const ENTRY_BYTES = 12;
const MAX_DIRECTORIES = 8;
const MAX_ENTRIES = 512;
const MAX_GPS_ENTRIES = 64;
const MAX_VALUE_BYTES = 64 * 1024;
/** Bytes of a value, by its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

interface Reader {
  handle: FileHandle;
  base: number;
  isLittle: boolean;
}

/** Where the TIFF that begins at `base` says where it was: the directory of places, and its values. */
export async function findExifLocation(handle: FileHandle, base: number): Promise<Blank[]> {
  const header = await readAt(handle, base, 8);
  const order = header.toString('latin1', 0, 2);
  if (header.length < 8 || (order !== 'II' && order !== 'MM')) return [];
  const reader = { handle, base, isLittle: order === 'II' };
  const blanks: Blank[] = [];
  let directory = longAt(reader, header, 4);
  for (let count = 0; directory !== 0 && count < MAX_DIRECTORIES; count += 1) {
    const { entries, next } = await readDirectory(reader, directory, MAX_ENTRIES);
    for (const entry of entries) {
      if (shortAt(reader, entry, 0) !== GPS_DIRECTORY) continue;
      blanks.push(...(await blankDirectory(reader, longAt(reader, entry, 8))));
    }
    directory = next;
  }
  return blanks;
}

/** A directory without entries is still one: whoever reads the file finds no place, and no fault. */
async function blankDirectory(reader: Reader, offset: number): Promise<Blank[]> {
  const { entries } = await readDirectory(reader, offset, MAX_GPS_ENTRIES);
  if (entries.length === 0) return [];
  const start = reader.base + offset;
  const blanks = [{ start, length: 2 + entries.length * ENTRY_BYTES, fill: 0 }];
  for (const entry of entries) {
    const length = (TYPE_BYTES[shortAt(reader, entry, 2)] ?? 0) * longAt(reader, entry, 4);
    if (length <= 4 || length > MAX_VALUE_BYTES) continue;
    blanks.push({ start: reader.base + longAt(reader, entry, 8), length, fill: 0 });
  }
  return blanks;
}

async function readDirectory(reader: Reader, offset: number, maximum: number) {
  const nothing = { entries: [], next: 0 };
  const head = await readAt(reader.handle, reader.base + offset, 2);
  const count = head.length === 2 ? shortAt(reader, head, 0) : 0;
  if (count === 0 || count > maximum) return nothing;
  const length = count * ENTRY_BYTES;
  const table = await readAt(reader.handle, reader.base + offset + 2, length + 4);
  if (table.length < length) return nothing;
  const entries = Array.from({ length: count }, (_, at) =>
    table.subarray(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES),
  );
  return { entries, next: table.length === length + 4 ? longAt(reader, table, length) : 0 };
}

function shortAt({ isLittle }: Reader, bytes: Buffer, at: number): number {
  return isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function longAt({ isLittle }: Reader, bytes: Buffer, at: number): number {
  return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
}
