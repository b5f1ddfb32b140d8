import { VOICE_BARS } from '@arquiba/contract/messages';

export const HIGHEST_BAR = 31;
/** Quieter is silence, louder is a full bar. */
const SILENCE_DB = -50;
const LOUDEST_DB = -10;

/** The bars of a recording: the loudness of as many equal parts of it. */
export function barsOf(samples: Float32Array): number[] {
  const count = Math.min(VOICE_BARS, samples.length);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * samples.length) / count));
    return barOf(samples.subarray(from, to));
  });
}

/** How loud samples between −1 and 1 are, as the height of a bar. */
export function barOf(samples: Float32Array): number {
  const sum = samples.reduce((before, sample) => before + sample * sample, 0);
  const decibels = 10 * Math.log10(sum / samples.length);
  const part = (decibels - SILENCE_DB) / (LOUDEST_DB - SILENCE_DB);
  return Math.round(Math.min(1, Math.max(0, part || 0)) * HIGHEST_BAR);
}
