import { MediaError } from '@arquiba/media-contract/errors';

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
  const failed = new Map<string, number>();
  return {
    /** Throws where this content failed before. */
    check(content: string | null): void {
      const since = content === null ? undefined : failed.get(content);
      if (since === undefined) return;
      if (Date.now() - since < FORGOTTEN_AFTER_MS) throw new MediaError('not_an_image');
      failed.delete(content as string);
    },

    note(content: string | null, { ended, tookMs }: { ended: boolean; tookMs: number }): void {
      if (content === null || (!ended && tookMs < CHEAP_MS)) return;
      failed.delete(content);
      failed.set(content, Date.now());
      const [oldest] = failed.keys();
      if (failed.size > MAX_REMEMBERED && oldest !== undefined) failed.delete(oldest);
    },
  };
}
