import { readFile, stat } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { HeifDecoder, HeifImage } from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import type { OpenedImage } from './open-image.ts';

// Decoded whole and in memory; the largest phone cameras make 48 million.
const MAX_PIXELS = 64_000_000;
const MAX_BYTES = 64 * 1024 ** 2;

/** Pictures of HEVC, which libvips as npm brings it does not decode. They come turned as they are shown. */
export async function openHeic(file: string): Promise<OpenedImage> {
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new MediaError('image_too_large', { details: { size } });
  const image = await readHeader(await readFile(file));
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) {
    throw new MediaError('image_too_large', { details: { width, height } });
  }
  const hasAlpha = image.has_alpha_channel();
  let pixels: Promise<Buffer> | undefined;
  const decode = async () => {
    pixels ??= decodePixels(image, width, height).finally(() => image.free());
    const picture = sharp(await pixels, { raw: { width, height, channels: 4 } });
    return hasAlpha ? picture : picture.removeAlpha();
  };
  return { decode, width, height, frames: 1, isDrawing: false };
}

let decoder: HeifDecoder | undefined;
let images: HeifImage[] = [];

async function readHeader(content: Buffer): Promise<HeifImage> {
  // Loaded where it is needed only: most processes never see such a picture.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  // It lets go of a file when it is given the next, and only once nothing of the last is held.
  decoder ??= new libheif.HeifDecoder();
  const reader = decoder;
  for (const image of images) image.free();
  images = whole(() => reader.decode(content));
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new MediaError('not_an_image');
  return image;
}

/** What broke inside may be broken for the next picture as well: this process has seen enough. */
function whole<T>(work: () => T): T {
  try {
    return work();
  } catch {
    process.exit(1);
  }
}

function decodePixels(image: HeifImage, width: number, height: number): Promise<Buffer> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve, reject) => {
    whole(() =>
      image.display({ data, width, height }, (shown) => {
        if (shown) resolve(Buffer.from(shown.data.buffer));
        else reject(new MediaError('not_an_image'));
      }),
    );
  });
}
