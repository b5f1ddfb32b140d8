import { readFile, stat } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { DecodedHeif, HeifDecoder, HeifImage } from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import type { OpenedImage } from './open-image.ts';

// Decoded whole and in memory; the largest phone cameras make 48 million.
const MAX_PIXELS = 50_000_000;
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
  const channels = image.has_alpha_channel() ? 4 : 3;
  let pixels: Promise<Buffer> | undefined;
  const decode = async () => {
    pixels ??= decodePixels(image, channels).finally(() => image.free());
    return sharp(await pixels, { raw: { width, height, channels } });
  };
  return { decode, width, height, frames: 1, isDrawing: false };
}

let decoder: HeifDecoder | undefined;
let images: HeifImage[] = [];
let decoded: DecodedHeif | undefined;

async function readHeader(content: Buffer): Promise<HeifImage> {
  const libheif = await load();
  // It lets go of a file when it is given the next, and only once nothing of the last is held.
  decoder ??= new libheif.HeifDecoder();
  const reader = decoder;
  if (decoded) libheif.heif_image_release(decoded.image);
  decoded = undefined;
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

/** The pixels where the library has them: a copy would take as much memory again. */
async function decodePixels({ handle }: HeifImage, channels: 3 | 4): Promise<Buffer> {
  const { heif_js_decode_image2, heif_colorspace, heif_chroma } = await load();
  const chroma = channels === 4 ? 'heif_chroma_interleaved_RGBA' : 'heif_chroma_interleaved_RGB';
  const result = whole(() =>
    heif_js_decode_image2(handle, heif_colorspace.heif_colorspace_RGB, heif_chroma[chroma]),
  );
  const [plane] = result.channels ?? [];
  if (!plane) throw new MediaError('not_an_image');
  decoded = result;
  const { data, stride, width, height } = plane;
  const line = width * channels;
  if (stride === line) return Buffer.from(data.buffer, data.byteOffset, line * height);
  const lines = Array.from({ length: height }, (_, at) =>
    data.subarray(at * stride, at * stride + line),
  );
  return Buffer.concat(lines);
}

/** Where it is needed only: most processes never see such a picture. */
async function load() {
  return (await import('libheif-js/wasm-bundle.js')).default;
}
