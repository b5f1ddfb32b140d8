import { open } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { Sharp } from 'sharp';
import type { OutputFormat, RenderedImage, RenderJob } from './jobs.ts';
import { type OpenedImage, openImage } from './open-image.ts';

/** All frames of a moving picture together may have this many pixels; above, it stands still. */
const MAX_ANIMATED_PIXELS = 100_000_000;

/** Makes a derivative: oriented, scaled, without metadata, in the colours of the web. */
export async function renderImage(job: RenderJob): Promise<RenderedImage> {
  const image = await openImage(job.file);
  const pipeline = image
    .decode(moves(image, job.format) ? { animated: true } : {})
    .resize({ width: job.width, height: job.height, fit: 'cover' });
  try {
    const { size } = await encoders[job.format](pipeline, job.quality).toFile(job.output);
    await sync(job.output);
    return { size };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new MediaError('not_an_image', { cause });
  }
}

const encoders: Record<OutputFormat, (pipeline: Sharp, quality: number) => Sharp> = {
  jpeg: (pipeline, quality) => pipeline.flatten({ background: '#fff' }).jpeg({ quality }),
  png: (pipeline) => pipeline.png({ compressionLevel: 6 }),
  webp: (pipeline, quality) => pipeline.webp({ quality }),
  gif: (pipeline) => pipeline.gif({ effort: 3 }),
};

function moves({ frames, width, height }: OpenedImage, format: OutputFormat): boolean {
  const canMove = format === 'webp' || format === 'gif';
  return canMove && frames > 1 && frames * width * height <= MAX_ANIMATED_PIXELS;
}

/** Without this, a loss of power could leave a torn picture that looks whole. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
