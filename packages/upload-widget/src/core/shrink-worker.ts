import { drawSmaller, type ShrinkLimits } from './draw-smaller.ts';

/** Draws away from the page, which stays quick meanwhile. One answer for each file, in their order. */
addEventListener(
  'message',
  async ({ data }: MessageEvent<{ file: File; limits: ShrinkLimits }>) => {
    postMessage(await drawSmaller(data.file, data.limits).catch(() => null));
  },
);
