import { readFile, stat } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { readHead } from '../inspect/read-head.ts';
import { sniffType } from '../inspect/sniff-type.ts';

/** Above this a picture is refused from its header; the largest phone cameras stay below. */
const MAX_PIXELS = 128_000_000;
const MAX_FRAMES = 1000;
const MAX_SVG_BYTES = 1024 * 1024;

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
  decode(options?: SharpOptions): Sharp;
  width: number;
  height: number;
  frames: number;
}

/** Reads the header, and refuses from it what would cost too much to decode. */
export async function openImage(file: string): Promise<OpenedImage> {
  const input = await inputFor(file);
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new MediaError('not_an_image', { cause });
    });
  const { width, height } = header.autoOrient;
  const frames = header.pages ?? 1;
  if (width * height > MAX_PIXELS || frames > MAX_FRAMES) {
    throw new MediaError('image_too_large', { details: { width, height, frames } });
  }
  const decode = (options: SharpOptions = {}) =>
    sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })
      .autoOrient()
      .timeout({ seconds: 10 });
  return { decode, width, height, frames };
}

/** A drawing is given as bytes: with a file name it could draw in the files beside it. */
async function inputFor(file: string): Promise<string | Buffer> {
  if (sniffType(await readHead(file), '') !== 'image/svg+xml') return file;
  const { size } = await stat(file);
  if (size > MAX_SVG_BYTES) throw new MediaError('image_too_large', { details: { size } });
  return await readFile(file);
}
