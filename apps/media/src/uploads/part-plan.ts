import type { PartPlace } from '../storage/storage.ts';

const MIB = 1024 ** 2;
const SMALLEST_PART = 5 * MIB;
const MOST_PARTS = 1000;

/** How a file of this size is cut up: larger files have larger parts, not more of them. */
export function planParts(size: number): { partSize: number; partCount: number } {
  const partSize = Math.max(SMALLEST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);
  // An empty file has one part as well, with nothing in it.
  return { partSize, partCount: Math.max(1, Math.ceil(size / partSize)) };
}

export function placeOfPart(
  { size, partSize }: { size: number; partSize: number },
  index: number,
): PartPlace {
  const offset = index * partSize;
  return { index, offset, length: Math.min(partSize, size - offset), isWhole: size <= partSize };
}
