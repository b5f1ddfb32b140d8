import { REEL_MAX_SECONDS, REEL_MIN_SECONDS } from '@arquiba/contract/reel-making';

/** What of a video becomes the reel, in milliseconds. */
export interface ReelPart {
  startMs: number;
  endMs: number;
  coverMs: number;
}

/** A handle of the three. */
export type Handle = 'start' | 'end' | 'cover';

const LEAST = REEL_MIN_SECONDS * 1000;
const MOST = REEL_MAX_SECONDS * 1000;

/** All of it, as far as a reel may be long. */
export function wholePart(durationMs: number): ReelPart {
  return { startMs: 0, endMs: Math.min(durationMs, MOST), coverMs: Math.min(500, durationMs) };
}

/** One handle is moved; the others give way, so that the part is neither too short nor too long. */
export function movePart(
  { startMs, endMs, coverMs }: ReelPart,
  handle: Handle,
  to: number,
  durationMs: number,
): ReelPart {
  const between = (least: number, value: number, most: number) =>
    Math.max(least, Math.min(value, most));
  if (handle === 'cover') return { startMs, endMs, coverMs: between(startMs, to, endMs) };
  const start = handle === 'start' ? between(0, to, Math.max(0, durationMs - LEAST)) : startMs;
  const end = handle === 'end' ? between(Math.min(LEAST, durationMs), to, durationMs) : endMs;
  const part =
    handle === 'start'
      ? { startMs: start, endMs: between(Math.min(start + LEAST, durationMs), end, start + MOST) }
      : { startMs: between(end - MOST, Math.min(start, end - LEAST), end), endMs: end };
  const startAt = Math.max(0, part.startMs);
  return { startMs: startAt, endMs: part.endMs, coverMs: between(startAt, coverMs, part.endMs) };
}

/** '1:05,3' */
export function inWords(ms: number): string {
  const tenths = Math.round(ms / 100);
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor((tenths % 600) / 10)];
  return `${minutes}:${String(seconds).padStart(2, '0')},${tenths % 10}`;
}
