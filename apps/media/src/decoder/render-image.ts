import { open } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { encoders } from './encoders.ts';
import type { OutputFormat, Position, RenderedImage, RenderJob } from './jobs.ts';
import { type OpenedImage, openImage } from './open-image.ts';

/** All frames of a moving picture together may have this many pixels; above, it stands still. */
const MAX_ANIMATED_PIXELS = 100_000_000;
const SVG_DENSITY = 72;
/** A wide blur is a narrow one of a small picture. */
const NARROW_BLUR = 4;

/** Makes a derivative: oriented, cut, scaled, without metadata, in the colours of the web. */
export async function renderImage(job: RenderJob): Promise<RenderedImage> {
  const image = await openImage(job.file);
  if (job.page !== null && job.page > image.frames) {
    throw new MediaError('invalid_parameter', {
      message: `O parâmetro "page" vai de 1 a ${image.frames} neste arquivo.`,
      details: { parameter: 'page' },
    });
  }
  try {
    const picture = await scale(image, job);
    const { size } = await encoders[job.format](picture, job).toFile(job.output);
    await sync(job.output);
    return { size };
  } catch (cause) {
    if (cause instanceof MediaError || (cause as NodeJS.ErrnoException).code) throw cause;
    throw new MediaError('not_an_image', { cause });
  }
}

async function scale(image: OpenedImage, job: RenderJob): Promise<Sharp> {
  const { region, width, height, blur } = job;
  const isMoving = moves(image, job);
  const decoded = await image.decode(decodeOptions(image, job, isMoving));
  const cut = region ? decoded.extract(region) : decoded;
  const fitting = job.position
    ? ({ fit: 'cover', position: sharpPosition(job.position, isMoving) } as const)
    : ({ fit: 'fill' } as const);
  const shrink = Math.max(1, Math.min(blur / NARROW_BLUR, width / 2, height / 2));
  if (shrink <= 1) {
    const scaled = cut.resize({ width, height, ...fitting });
    return blur >= 0.3 ? scaled.blur(blur) : scaled;
  }
  const small = await cut
    .resize({ width: Math.round(width / shrink), height: Math.round(height / shrink), ...fitting })
    .blur(Math.min(NARROW_BLUR, blur / shrink))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(small.data, { raw: small.info }).resize({ width, height, fit: 'fill' });
}

function decodeOptions(image: OpenedImage, job: RenderJob, isMoving: boolean): SharpOptions {
  if (isMoving) return { animated: true };
  const enlarged = Math.max(job.width / image.width, job.height / image.height);
  if (image.isDrawing && enlarged > 1 && !job.region) return { density: SVG_DENSITY * enlarged };
  return image.frames > 1 && job.page !== null ? { page: job.page - 1 } : {};
}

function sharpPosition(position: Position, isMoving: boolean): string | number {
  // Of a moving picture every frame would have a place of its own.
  if (position === 'smart') return isMoving ? 'centre' : sharp.strategy.attention;
  if (position === 'smart-entropy') return isMoving ? 'centre' : sharp.strategy.entropy;
  const [vertical, horizontal] = position.split('-');
  return horizontal ? `${horizontal} ${vertical}` : position.replace('center', 'centre');
}

const CAN_MOVE = new Set<OutputFormat>(['webp', 'gif']);

function moves({ frames, width, height }: OpenedImage, { format, page, blur }: RenderJob): boolean {
  const isAsked = CAN_MOVE.has(format) && page === null && blur === 0;
  return isAsked && frames > 1 && frames * width * height <= MAX_ANIMATED_PIXELS;
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
