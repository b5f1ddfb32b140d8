import { VOICE_BARS } from '@arquiba/contract/messages';
import { expect, test } from 'vitest';
import { barOf, barsOf, HIGHEST_BAR } from './waveform.ts';

const tone = (length: number, volume: number) =>
  Float32Array.from({ length }, (_, at) => volume * Math.sin(at / 3));

test('silence and noise are flat, a loud voice fills its bar, a quiet one part of it', () => {
  expect(barOf(new Float32Array(800))).toBe(0);
  expect(barOf(tone(800, 0.003))).toBe(0);
  const quiet = barOf(tone(800, 0.05));
  expect(quiet).toBeGreaterThan(5);
  expect(quiet).toBeLessThan(25);
  expect(barOf(tone(800, 1))).toBe(HIGHEST_BAR);
  expect(barOf(Float32Array.of(Number.NaN))).toBe(0);
  expect(barOf(new Float32Array(0))).toBe(0);
});

test('a recording has as many bars as the contract allows, in its order', () => {
  const half = new Float32Array(16_001);
  half.set(tone(8_000, 0.8), 8_001);
  const bars = barsOf(half);
  expect(bars).toHaveLength(VOICE_BARS);
  expect(bars.slice(0, VOICE_BARS / 2)).toEqual(Array(VOICE_BARS / 2).fill(0));
  expect(Math.min(...bars.slice(VOICE_BARS / 2))).toBeGreaterThan(20);
  expect(barsOf(new Float32Array(0))).toEqual([]);
  expect(barsOf(tone(3, 1))).toHaveLength(3);
});
