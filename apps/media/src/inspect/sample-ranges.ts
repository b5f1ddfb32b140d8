import type { Box } from './mp4-boxes.ts';
import { scanBoxes } from './scan-boxes.ts';
import type { Scan } from './scan-file.ts';

const MAX_TABLE_BYTES = 8 * 1024 ** 2;
const MAX_RANGES = 1000;

interface Range {
  start: number;
  end: number;
}

/** Where the samples of a track lie in its file; those that lie side by side are one piece. */
export async function sampleRanges(scan: Scan, track: Box): Promise<Range[]> {
  const tables = await findTables(scan, track);
  const offsets = tables.get('stco') ?? tables.get('co64');
  if (!offsets) return [];
  const isLong = !tables.has('stco');
  // A table that lies about its length ends with the bytes that there are.
  const chunks = Math.min(
    numberAt(offsets, 4),
    Math.floor((offsets.length - 8) / (isLong ? 8 : 4)),
  );
  const [sizes, groups] = [tables.get('stsz'), tables.get('stsc')];
  if (chunks > 0 && (!sizes || !groups)) scan.giveUp();
  if (!sizes || !groups) return [];

  const equal = numberAt(sizes, 4);
  const listed = equal ? 0 : Math.floor((sizes.length - 12) / 4);
  const ranges: Range[] = [];
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const next = 8 + (group + 1) * 12;
    if (group + 1 < numberAt(groups, 4) && numberAt(groups, next) === chunk + 1) group += 1;
    const count = numberAt(groups, 8 + group * 12 + 4);
    const start = isLong
      ? numberAt(offsets, 8 + chunk * 8) * 2 ** 32 + numberAt(offsets, 12 + chunk * 8)
      : numberAt(offsets, 8 + chunk * 4);
    let end = start + equal * count;
    const last = Math.min(sample + count, listed);
    for (; sample < last; sample += 1) end += numberAt(sizes, 12 + sample * 4);
    const before = ranges.at(-1);
    if (before?.end === start) before.end = end;
    else ranges.push({ start, end });
    if (ranges.length > MAX_RANGES) scan.giveUp();
  }
  return ranges;
}

/** What the first `stbl` of a track holds, by type. */
async function findTables(scan: Scan, track: Box): Promise<Map<string, Buffer>> {
  let within: Box | null = track;
  for (const type of ['mdia', 'minf', 'stbl']) within = within && (await find(scan, within, type));
  const tables = new Map<string, Buffer>();
  if (!within) return tables;
  for await (const { type, start, end } of scanBoxes(scan, within.start, within.end)) {
    if (!['stsz', 'stsc', 'stco', 'co64'].includes(type) || tables.has(type)) continue;
    if (end - start > MAX_TABLE_BYTES) scan.giveUp();
    tables.set(type, await scan.read(start, end - start));
  }
  return tables;
}

async function find(scan: Scan, { start, end }: Box, type: string): Promise<Box | null> {
  for await (const box of scanBoxes(scan, start, end)) if (box.type === type) return box;
  return null;
}

/** Zero behind the end. */
function numberAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0;
}
