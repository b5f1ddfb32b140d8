import type { Blank } from './blank.ts';
import { findLocationTags, ISO_6709_ATOM } from './find-location-tags.ts';
import type { Box } from './mp4-boxes.ts';
import { sampleRanges } from './sample-ranges.ts';
import { scanBoxes } from './scan-boxes.ts';
import { type Scan, scanFile } from './scan-file.ts';

/** Tracks of what a camera knew while it filmed, where it was among it. */
const TELLING_HANDLERS = new Set(['meta', 'camm', 'gpmd']);
const SPACE = 0x20;

/**
 * The bytes of an MP4 or QuickTime video that say where it was filmed: as text and as 3GPP has it, among
 * the tags that Apple's devices write, and in tracks beside picture and sound.
 */
export function findVideoLocation(file: string): Promise<Blank[]> {
  return scanFile(file, async (scan) => {
    const found: Blank[] = [];
    let isTelling = false;
    let isFragmented = false;

    function blank(start: number, end: number, fill: number): void {
      const length = Math.min(end, scan.size) - start;
      if (length > 0) found.push({ start, length, fill });
    }

    async function walk(from: number, to: number): Promise<void> {
      for await (const box of scanBoxes(scan, from, to)) await look(box);
    }

    async function look(box: Box): Promise<void> {
      const { type, start, end } = box;
      if (type === 'moov' || type === 'udta') await walk(start, end);
      // Their length and language stay.
      else if (type === ISO_6709_ATOM) blank(start + 4, end, SPACE);
      else if (type === 'loci') blank(start + 4, end, 0);
      else if (type === 'meta') await lookIntoTags(box);
      else if (type === 'trak') await lookIntoTrack(box);
      else if (type === 'moof') isFragmented = true;
    }

    async function lookIntoTags(box: Box): Promise<void> {
      for await (const { start, end } of findLocationTags(scan, box)) blank(start, end, SPACE);
    }

    async function lookIntoTrack(box: Box): Promise<void> {
      await walk(box.start, box.end);
      if (!TELLING_HANDLERS.has(await handlerOf(scan, box))) return;
      isTelling = true;
      for (const { start, end } of await sampleRanges(scan, box)) blank(start, end, 0);
    }

    await walk(0, scan.size);
    // Its samples are indexed piece by piece, all through the file.
    if (isTelling && isFragmented) scan.giveUp();
    return found.sort((one, other) => one.start - other.start);
  });
}

async function handlerOf(scan: Scan, track: Box): Promise<string> {
  for await (const media of scanBoxes(scan, track.start, track.end)) {
    if (media.type !== 'mdia') continue;
    for await (const header of scanBoxes(scan, media.start, media.end)) {
      if (header.type !== 'hdlr' || header.end - header.start < 12) continue;
      return (await scan.read(header.start, 12)).toString('latin1', 8, 12);
    }
  }
  return '';
}
