import { type Box, innerBoxes } from './mp4-boxes.ts';
import { scanBoxes } from './scan-boxes.ts';
import type { Scan } from './scan-file.ts';

export const ISO_6709_ATOM = '\u00a9xyz';
const MAX_KEYS_BYTES = 1024 ** 2;

/** Where a `meta` box has values of tags whose name says that they are about a place. */
export async function* findLocationTags(
  scan: Scan,
  meta: Box,
): AsyncIterable<{ start: number; end: number }> {
  const head = await scan.read(meta.start, 8);
  // QuickTime's has no version before its boxes.
  const from = meta.start + (head.toString('latin1', 4) === 'hdlr' ? 0 : 4);
  let names: string[] = [];
  const lists: Box[] = [];
  for await (const box of scanBoxes(scan, from, meta.end)) {
    if (box.type === 'keys') names = await readKeys(scan, box);
    if (box.type === 'ilst') lists.push(box);
  }
  for (const list of lists) {
    for await (const item of scanBoxes(scan, list.start, list.end)) {
      const name = names[Buffer.from(item.type, 'latin1').readUInt32BE() - 1] ?? item.type;
      if (name !== ISO_6709_ATOM && !/location|gps/i.test(name)) continue;
      for await (const value of scanBoxes(scan, item.start, item.end)) {
        // Behind its type and its language.
        if (value.type === 'data') yield { start: value.start + 8, end: value.end };
      }
    }
  }
}

async function readKeys(scan: Scan, { start, end }: Box): Promise<string[]> {
  if (end - start > MAX_KEYS_BYTES) scan.giveUp();
  const bytes = await scan.read(start, end - start);
  return [...innerBoxes(bytes, 8)].map((key) => bytes.toString('latin1', key.start, key.end));
}
