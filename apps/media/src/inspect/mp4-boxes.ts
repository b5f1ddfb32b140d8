import type { FileHandle } from 'node:fs/promises';

/** A box of an MP4 file; what it holds lies between `start` and `end`. */
export interface Box {
  type: string;
  /** Where the box itself begins. */
  at: number;
  start: number;
  end: number;
}

const LONGEST_HEADER = 16;

/** The boxes between two places of a file, as far as they make sense, without reading what they hold. */
export async function* fileBoxes(
  handle: FileHandle,
  from: number,
  to: number,
): AsyncGenerator<Box> {
  const header = Buffer.alloc(LONGEST_HEADER);
  for (let at = from; at + 8 <= to; ) {
    const { bytesRead } = await handle.read(header, 0, LONGEST_HEADER, at);
    const box = readHeader(header.subarray(0, bytesRead), at, to);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** The boxes inside one that was read whole; offsets count from the beginning of `bytes`. */
export function* innerBoxes(bytes: Buffer, from = 0, to = bytes.length): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const box = readHeader(bytes.subarray(at, Math.min(at + LONGEST_HEADER, to)), at, to);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** All boxes at the end of a way of types, such as `['trak', 'mdia', 'hdlr']`. */
export function boxesAt(bytes: Buffer, way: readonly string[], within?: Box): Box[] {
  const [type, ...rest] = way;
  const found = [...innerBoxes(bytes, within?.start, within?.end)].filter(
    (box) => box.type === type,
  );
  return rest.length === 0 ? found : found.flatMap((box) => boxesAt(bytes, rest, box));
}

export async function readBox(handle: FileHandle, { start, end }: Box): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}

/** Null for what cannot be a box: too short for itself, or longer than what holds it. */
function readHeader(header: Buffer, at: number, limit: number): Box | null {
  if (header.length < 8) return null;
  const type = header.toString('latin1', 4, 8);
  const short = header.readUInt32BE(0);
  if (short === 0) return { type, at, start: at + 8, end: limit };
  const isLong = short === 1;
  if (isLong && header.length < LONGEST_HEADER) return null;
  const length = isLong ? Number(header.readBigUInt64BE(8)) : short;
  const start = at + (isLong ? LONGEST_HEADER : 8);
  const end = at + length;
  return end < start || end > limit ? null : { type, at, start, end };
}
