import type { Sharp } from 'sharp';
import type { OutputFormat, RenderJob } from './jobs.ts';

type Encode = (
  picture: Sharp,
  how: Pick<RenderJob, 'quality' | 'effort' | 'width' | 'height'>,
) => Sharp;

/** The best codes for a JPEG are known only when all of it is in memory. */
const MAX_OPTIMISED_PIXELS = 16_000_000;

export const encoders: Record<OutputFormat, Encode> = {
  jpeg: (picture, { quality, width, height }) =>
    picture
      .flatten({ background: '#fff' })
      .jpeg({ quality, optimiseCoding: width * height <= MAX_OPTIMISED_PIXELS }),
  png: (picture, { effort }) => picture.png({ compressionLevel: step(effort, 1, 9) ?? 6 }),
  webp: (picture, { quality, effort }) =>
    picture.webp({ quality, effort: step(effort, 0, 6) ?? 4 }),
  // With any effort it takes many times as long as WebP; without, no longer.
  avif: (picture, { quality }) => picture.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }),
  gif: (picture, { effort }) => picture.gif({ effort: step(effort, 1, 10) ?? 3 }),
};

/** Where 1 to 100 lies between the encoder's own ends. */
function step(effort: number | null, lowest: number, highest: number): number | null {
  return effort && Math.round(lowest + ((effort - 1) / 99) * (highest - lowest));
}
