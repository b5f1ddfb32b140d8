import { MediaError } from '@arquiba/media-contract/errors';
import { LRUCache } from 'lru-cache';

const FORGOTTEN_AFTER_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 10_000;
/** A failure that took less is found again as cheaply. */
const CHEAP_MS = 1000;

/**
 * Contents that ended their decoder, or failed after a long time. It saves the seconds that the next
 * request would cost. It is wrong where a machine was too busy for a sound picture: therefore it forgets
 * after ten minutes, and with its process.
 */
export function createFailures() {
  /** By content, the size in pixels; smaller pictures of it may still be made. */
  const failed = new LRUCache<string, number>({
    ...{ max: MAX_REMEMBERED, ttl: FORGOTTEN_AFTER_MS },
    perf: { now: () => Date.now() },
  });
  return {
    /** Throws where this content failed before, in this size or a smaller one. */
    check(content: string | null, pixels: number): void {
      const failure = content === null ? undefined : failed.get(content);
      if (failure !== undefined && pixels >= failure) throw new MediaError('not_an_image');
    },

    /** `pixels` is 0 for a failure of all sizes. */
    note(
      content: string | null,
      { pixels, tookMs }: { pixels: number; tookMs: number | null },
    ): void {
      if (content === null || (tookMs !== null && tookMs < CHEAP_MS)) return;
      failed.set(content, Math.min(pixels, failed.get(content) ?? pixels));
    },
  };
}
