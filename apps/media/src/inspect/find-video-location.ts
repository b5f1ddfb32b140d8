import { type FileHandle, open } from 'node:fs/promises';
import { type Box, fileBoxes, innerBoxes, readBox } from '../video/mp4-boxes.ts';
import type { Blank } from './blank.ts';
import { sampleRanges } from './sample-ranges.ts';

const MAX_BLANKS = 1000;
const MAX_BOXES = 10_000;
const MAX_METADATA_BYTES = 1024 ** 2;

/** Tracks of what a camera knew while it filmed, where it was among it. */
const TELLING_HANDLERS = new Set(['meta', 'camm', 'gpmd']);
const ISO_6709_ATOM = '\u00a9xyz';
const SPACE = 0x20;

/**
 * The bytes of an MP4 or QuickTime film that say where it was filmed: as text and as 3GPP has it, among
 * the tags that Apple's devices write, and in tracks beside picture and sound.
 */
export async function findVideoLocation(file: string): Promise<Blank[]> {
  const handle = await open(file, 'r');
  const found: Blank[] = [];
  let seen = 0;

  function blank(start: number, end: number, fill: number): void {
    if (end > start) found.push({ start, length: end - start, fill });
  }

  async function walk(from: number, to: number): Promise<void> {
    for await (const box of fileBoxes(handle, from, to)) {
      seen += 1;
      if (seen > MAX_BOXES || found.length > MAX_BLANKS) return;
      await look(box);
    }
  }

  async function look(box: Box): Promise<void> {
    const { type, start, end } = box;
    if (type === 'moov' || type === 'udta') await walk(start, end);
    // Their length and language stay.
    else if (type === ISO_6709_ATOM) blank(start + 4, end, SPACE);
    else if (type === 'loci') blank(start + 4, end, 0);
    else if (type === 'meta') await lookIntoTags(box);
    else if (type === 'trak') await lookIntoTrack(box);
  }

  async function lookIntoTags(box: Box): Promise<void> {
    if (box.end - box.start > MAX_METADATA_BYTES) return;
    for (const { start, end } of locationTags(await readBox(handle, box))) {
      blank(box.start + start, box.start + end, SPACE);
    }
  }

  async function lookIntoTrack(box: Box): Promise<void> {
    await walk(box.start, box.end);
    if (!TELLING_HANDLERS.has(await handlerOf(handle, box))) return;
    const ranges = await sampleRanges(handle, box, MAX_BLANKS);
    for (const { start, end } of ranges) blank(start, end, 0);
  }

  try {
    const { size } = await handle.stat();
    await walk(0, size);
    return found
      .filter(({ start, length }) => start + length <= size)
      .sort((one, other) => one.start - other.start)
      .slice(0, MAX_BLANKS);
  } finally {
    await handle.close();
  }
}

/** Values of tags whose name says that they are about a place; offsets within `meta`. */
function* locationTags(meta: Buffer): Iterable<{ start: number; end: number }> {
  // QuickTime's has no version before its boxes.
  const boxes = [...innerBoxes(meta, meta.toString('latin1', 4, 8) === 'hdlr' ? 0 : 4)];
  const keys = boxes.find(({ type }) => type === 'keys');
  const names = keys ? readKeys(meta, keys) : [];
  for (const list of boxes.filter(({ type }) => type === 'ilst')) {
    for (const item of innerBoxes(meta, list.start, list.end)) {
      const name = names[meta.readUInt32BE(item.at + 4) - 1] ?? item.type;
      if (name !== ISO_6709_ATOM && !/location|gps/i.test(name)) continue;
      for (const value of innerBoxes(meta, item.start, item.end)) {
        // Behind its type and its language.
        if (value.type === 'data') yield { start: value.start + 8, end: value.end };
      }
    }
  }
}

function readKeys(meta: Buffer, { start, end }: Box): string[] {
  return [...innerBoxes(meta, start + 8, end)].map((key) =>
    meta.toString('latin1', key.start, key.end),
  );
}

async function handlerOf(handle: FileHandle, track: Box): Promise<string> {
  for await (const media of fileBoxes(handle, track.start, track.end)) {
    if (media.type !== 'mdia') continue;
    for await (const header of fileBoxes(handle, media.start, media.end)) {
      if (header.type !== 'hdlr' || header.end - header.start < 12) continue;
      const bytes = await readBox(handle, { ...header, end: header.start + 12 });
      return bytes.toString('latin1', 8, 12);
    }
  }
  return '';
}
