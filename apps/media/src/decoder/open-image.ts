import { readFile, stat } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { heldBytes, MAX_HELD_BYTES } from './held-bytes.ts';
import { openHeic } from './open-heic.ts';
import { readHead } from './read-head.ts';
import { refusePackedPng } from './refuse-packed-png.ts';
import { DRAWING, sniffType } from './sniff-type.ts';

/** Above this a picture is refused from its header; the largest phone cameras stay below. */
const MAX_PIXELS = 128_000_000;
const MAX_FRAMES = 1000;
const MAX_SVG_BYTES = 1024 * 1024;
const TIME_LIMIT_S = 10;

// Only the formats that the service knows; whatever else libvips could open stays closed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadSvg',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

export interface OpenedImage {
  /** A fresh pipeline on the picture, turned as its orientation asks. */
  decode(options?: SharpOptions): Promise<Sharp>;
  width: number;
  height: number;
  frames: number;
  /** Drawn again at every size. */
  isDrawing: boolean;
}

/** Reads the header, and refuses from it what would cost too much to decode. */
export async function openImage(file: string): Promise<OpenedImage> {
  const type = sniffType(await readHead(file), '');
  if (type === 'image/heic') return await openHeic(file);
  if (type === 'image/png') await refusePackedPng(file);
  const isDrawing = type === DRAWING;
  // A drawing is given as bytes: with a file name it could draw in the files beside it.
  const input = isDrawing ? await readDrawing(file) : file;
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new MediaError('not_an_image', { cause });
    });
  const { width, height } = header.autoOrient;
  const frames = header.pages ?? 1;
  const isHeavy = heldBytes(header) > MAX_HELD_BYTES;
  if (isHeavy || width * height > MAX_PIXELS || frames > MAX_FRAMES) {
    throw new MediaError('image_too_large', { details: { width, height, frames } });
  }
  const decode = async (options: SharpOptions = {}) =>
    sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
      .autoOrient()
      .timeout({ seconds: TIME_LIMIT_S });
  return { decode, width, height, frames, isDrawing };
}

async function readDrawing(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > MAX_SVG_BYTES) throw new MediaError('image_too_large', { details: { size } });
  return await readFile(file);
}
