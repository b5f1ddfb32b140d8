import { drawSmaller, type ShrinkLimits } from './draw-smaller.ts';

/** Draws in a worker, so that the page stays responsive. One answer for each file, in order. */
addEventListener(
  'message',
  async ({ data }: MessageEvent<{ file: File; limits: ShrinkLimits }>) => {
    postMessage(await drawSmaller(data.file, data.limits).catch(() => null));
  },
);
