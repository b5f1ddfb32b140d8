import { MediaError } from '@arquiba/media-contract/errors';

const FORGOTTEN_AFTER_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 10_000;
/** A failure that took less is found again as cheaply. */
const CHEAP_MS = 1000;

interface Failure {
  since: number;
  /** Smaller pictures of this content may still be made. */
  pixels: number;
}

/**
 * Contents that ended their decoder, or failed after a long time. It saves the seconds that the next
 * request would cost. It is wrong where a machine was too busy for a sound picture: therefore it forgets
 * after ten minutes, and with its process.
 */
export function createFailures() {
  const failed = new Map<string, Failure>();
  return {
    /** Throws where this content failed before, in this size or a smaller one. */
    check(content: string | null, pixels: number): void {
      const failure = content === null ? undefined : failed.get(content);
      if (content === null || !failure) return;
      if (Date.now() - failure.since > FORGOTTEN_AFTER_MS) failed.delete(content);
      else if (pixels >= failure.pixels) throw new MediaError('not_an_image');
    },

    /** `pixels` is 0 for a failure of all sizes. */
    note(
      content: string | null,
      { pixels, tookMs }: { pixels: number; tookMs: number | null },
    ): void {
      if (content === null || (tookMs !== null && tookMs < CHEAP_MS)) return;
      const known = failed.get(content);
      failed.delete(content);
      failed.set(content, { since: Date.now(), pixels: Math.min(pixels, known?.pixels ?? pixels) });
      const [oldest] = failed.keys();
      if (failed.size > MAX_REMEMBERED && oldest !== undefined) failed.delete(oldest);
    },
  };
}
