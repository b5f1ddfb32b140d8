const LEAST_ACCOUNTS = 5;
const HALF_LIFE_HOURS = 4;
const HOUR_MS = 3_600_000;

interface Peak {
  peak: number;
  peakAt: Date;
}

/**
 * How much a hashtag rises: accounts of today compared with yesterday. Few accounts make no trend, and
 * neither does a falling hashtag.
 */
export function trendScore(today: number, yesterday: number): number {
  const expected = Math.max(1, yesterday);
  if (today < LEAST_ACCOUNTS || today < expected) return 0;
  return (today - expected) ** 2 / expected;
}

/** The highest score so far; it halves every four hours, until today's is higher. */
export function decayingPeak(
  score: number,
  before: Peak | undefined,
  now: Date,
): Peak & { score: number } {
  const hours = before ? (now.getTime() - before.peakAt.getTime()) / HOUR_MS : 0;
  const left = before ? before.peak * 0.5 ** (hours / HALF_LIFE_HOURS) : 0;
  if (before && left > score) return { ...before, score: left };
  return { peak: score, peakAt: now, score };
}
