import type { Blank } from './blank.ts';
import type { Scan } from './scan-file.ts';

const GPS_DIRECTORY = 0x8825;
const ENTRY_BYTES = 12;
/** Bytes of a value, by its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

interface Reader {
  scan: Scan;
  base: number;
  isLittle: boolean;
}

/** Where the TIFF that begins at `base` says where it was: the directory of places, and its values. */
export async function* findExifLocation(scan: Scan, base: number): AsyncIterable<Blank> {
  const header = await scan.read(base, 8);
  const order = header.toString('latin1', 0, 2);
  if (header.length < 8 || (order !== 'II' && order !== 'MM')) return;
  const reader = { scan, base, isLittle: order === 'II' };
  const pages = new Set<number>();
  const places = new Set<number>();
  let directory = longAt(reader, header, 4);
  while (directory !== 0 && !pages.has(directory)) {
    pages.add(directory);
    const { count, table, next } = await readDirectory(reader, directory);
    for (let entry = 0; entry < count * ENTRY_BYTES; entry += ENTRY_BYTES) {
      if (shortAt(reader, table, entry) !== GPS_DIRECTORY) continue;
      const place = longAt(reader, table, entry + 8);
      if (!places.has(place)) yield* blankDirectory(reader, place);
      places.add(place);
    }
    directory = next;
  }
}

/** A directory without entries is still one: readers find no place, and no fault. */
async function* blankDirectory(reader: Reader, offset: number): AsyncIterable<Blank> {
  const { count, table } = await readDirectory(reader, offset);
  if (count === 0) return;
  yield { start: reader.base + offset, length: 2 + count * ENTRY_BYTES, fill: 0 };
  for (let entry = 0; entry < count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const bytes = TYPE_BYTES[shortAt(reader, table, entry + 2)] ?? 0;
    const start = reader.base + longAt(reader, table, entry + 8);
    const length = Math.min(bytes * longAt(reader, table, entry + 4), reader.scan.size - start);
    if (length > 4) yield { start, length, fill: 0 };
  }
}

async function readDirectory(reader: Reader, offset: number) {
  const nothing = { count: 0, table: Buffer.alloc(0), next: 0 };
  const at = reader.base + offset;
  if (at >= reader.scan.size) return nothing;
  const head = await reader.scan.read(at, 2);
  const count = head.length === 2 ? shortAt(reader, head, 0) : 0;
  const length = count * ENTRY_BYTES;
  if (count === 0 || at + 2 + length > reader.scan.size) return nothing;
  const table = await reader.scan.read(at + 2, length + 4);
  return { count, table, next: table.length === length + 4 ? longAt(reader, table, length) : 0 };
}

function shortAt({ isLittle }: Reader, bytes: Buffer, at: number): number {
  return isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function longAt({ isLittle }: Reader, bytes: Buffer, at: number): number {
  return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
}
