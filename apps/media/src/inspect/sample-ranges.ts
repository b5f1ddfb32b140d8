import type { FileHandle } from 'node:fs/promises';
import { type Box, boxesAt, readBox } from '../video/mp4-boxes.ts';

const MAX_TRACK_BYTES = 16 * 1024 ** 2;

interface Range {
  start: number;
  end: number;
}

/** Where the samples of a track lie in its file, up to a number of pieces. */
export async function sampleRanges(
  handle: FileHandle,
  track: Box,
  limit: number,
): Promise<Range[]> {
  if (track.end - track.start > MAX_TRACK_BYTES) return [];
  const bytes = await readBox(handle, track);
  const tables = boxesAt(bytes, ['mdia', 'minf', 'stbl'])[0];
  const [sizes] = boxesAt(bytes, ['stsz'], tables);
  const [groups] = boxesAt(bytes, ['stsc'], tables);
  const [short] = boxesAt(bytes, ['stco'], tables);
  const [long] = boxesAt(bytes, ['co64'], tables);
  const offsets = short ?? long;
  if (!tables || !sizes || !groups || !offsets) return [];

  const equal = numberAt(bytes, sizes.start + 4);
  // A table that lies about its length ends with the bytes that there are.
  const listed = equal ? 0 : Math.floor((sizes.end - sizes.start - 12) / 4);
  const chunks = Math.min(limit, numberAt(bytes, offsets.start + 4));
  const ranges: Range[] = [];
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const next = groups.start + 8 + (group + 1) * 12;
    if (group + 1 < numberAt(bytes, groups.start + 4) && numberAt(bytes, next) === chunk + 1) {
      group += 1;
    }
    const count = numberAt(bytes, groups.start + 8 + group * 12 + 4);
    const start = short
      ? numberAt(bytes, offsets.start + 8 + chunk * 4)
      : numberAt(bytes, offsets.start + 8 + chunk * 8) * 2 ** 32 +
        numberAt(bytes, offsets.start + 12 + chunk * 8);
    let end = start + equal * count;
    const last = Math.min(sample + count, listed);
    for (; sample < last; sample += 1) end += numberAt(bytes, sizes.start + 12 + sample * 4);
    ranges.push({ start, end });
  }
  return ranges;
}

/** Zero behind the end. */
function numberAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0;
}
