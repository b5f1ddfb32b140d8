import { open } from 'node:fs/promises';
import { type Box, fileBoxes, innerBoxes, readBox } from './mp4-boxes.ts';

const MAX_INDEX_BYTES = 16 * 1024 * 1024;
const MAX_BOXES = 64;
const MAX_INNER_BOXES = 1000;

const PLAIN_TOP = new Set(['ftyp', 'free', 'skip', 'wide', 'moov', 'mdat']);
const PLAIN_INDEX = new Set(['mvhd', 'iods', 'trak', 'udta', 'free', 'skip']);
const PLAIN_TRACK = new Set(['tkhd', 'edts', 'mdia', 'tref', 'free', 'skip']);
const PLAIN_HANDLERS = new Set(['vide', 'soun']);

/**
 * Whether an MP4 file can be given to everyone as it is: its index comes before what it indexes, so
 * that it plays while it loads, and beside picture and sound it holds nothing, such as the place where
 * it was filmed.
 */
export async function isPlainMp4(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    let index: Buffer | null = null;
    let count = 0;
    let end = 0;
    for await (const box of fileBoxes(handle, 0, size)) {
      count += 1;
      end = box.end;
      if (count > MAX_BOXES || !PLAIN_TOP.has(box.type)) return false;
      if (box.type === 'mdat' && !index) return false;
      if (box.type !== 'moov') continue;
      if (index || box.end - box.start > MAX_INDEX_BYTES) return false;
      index = await readBox(handle, box);
    }
    return end === size && index !== null && isPlainIndex(index);
  } finally {
    await handle.close();
  }
}

function isPlainIndex(index: Buffer): boolean {
  const boxes = boxesIn(index);
  const tracks = boxes.filter((box) => box.type === 'trak');
  return (
    boxes.every((box) => PLAIN_INDEX.has(box.type)) &&
    tracks.every((track) => isPlainTrack(index, track)) &&
    boxes.filter((box) => box.type === 'udta').every((box) => namesProgramOnly(index, box))
  );
}

function isPlainTrack(index: Buffer, track: Box): boolean {
  const boxes = boxesIn(index, track);
  const handlers = boxes
    .filter((box) => box.type === 'mdia')
    .flatMap((media) => boxesIn(index, media))
    .filter((box) => box.type === 'hdlr');
  return (
    boxes.every((box) => PLAIN_TRACK.has(box.type)) &&
    handlers.length === 1 &&
    handlers.every(({ start }) =>
      PLAIN_HANDLERS.has(index.toString('latin1', start + 8, start + 12)),
    )
  );
}

/** What ffmpeg and its kind leave: the name of the program that wrote the file. */
function namesProgramOnly(index: Buffer, udta: Box): boolean {
  return boxesIn(index, udta).every((meta) => {
    if (meta.type !== 'meta') return false;
    const inside = boxesIn(index, { ...meta, start: meta.start + 4 });
    const items = inside.filter((box) => box.type === 'ilst');
    return (
      inside.every((box) => ['hdlr', 'ilst', 'free'].includes(box.type)) &&
      items.flatMap((list) => boxesIn(index, list)).every((item) => item.type === '\u00a9too')
    );
  });
}

/** More boxes than a plain video has count as one unknown box. */
function boxesIn(index: Buffer, within?: Box): Box[] {
  const boxes: Box[] = [];
  for (const box of innerBoxes(index, within?.start, within?.end)) {
    boxes.push(box);
    if (boxes.length > MAX_INNER_BOXES) return [{ ...box, type: 'many' }];
  }
  return boxes;
}
