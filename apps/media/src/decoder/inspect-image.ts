import sharp from 'sharp';
import type { ImageFacts, InspectJob } from './jobs.ts';
import { type OpenedImage, openImage } from './open-image.ts';

const MAX_PLACEHOLDER_LENGTH = 400;

export async function inspectImage({ file }: InspectJob): Promise<ImageFacts> {
  const image = await openImage(file);
  const { width, height } = image;
  return { width, height, placeholder: await drawPlaceholder(image) };
}

/** A picture whose header is sound may still have no readable pixels: then it gets none. */
async function drawPlaceholder(image: OpenedImage): Promise<string | null> {
  try {
    const picture = await image.decode();
    const tiny = await picture
      .resize({ width: 16, height: 16, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [side, quality] of [
      [16, 40],
      [16, 10],
      [6, 10],
    ] as const) {
      const webp = await sharp(tiny.data, { raw: tiny.info })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, alphaQuality: quality })
        .toBuffer();
      const address = `data:image/webp;base64,${webp.toString('base64')}`;
      if (address.length <= MAX_PLACEHOLDER_LENGTH) return address;
    }
    return null;
  } catch {
    return null;
  }
}
