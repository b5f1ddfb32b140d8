import { expect, test } from 'vitest';
import { decayingPeak, trendScore } from './trend-score.ts';

test.each([
  [4, 0, 0],
  [5, 0, 16],
  [10, 5, 5],
  [5, 10, 0],
  [100, 50, 50],
])('%i accounts today and %i yesterday make %d', (today, yesterday, score) => {
  expect(trendScore(today, yesterday)).toBe(score);
});

test('a peak halves every four hours, until today is higher', () => {
  const peakAt = new Date('2026-03-10T12:00:00Z');
  const hoursLater = (hours: number) => new Date(peakAt.getTime() + hours * 3_600_000);
  const before = { peak: 16, peakAt };
  expect(decayingPeak(0, before, hoursLater(4))).toEqual({ ...before, score: 8 });
  expect(decayingPeak(0, before, hoursLater(8))).toEqual({ ...before, score: 4 });
  const now = hoursLater(8);
  expect(decayingPeak(5, before, now)).toEqual({ peak: 5, peakAt: now, score: 5 });
  expect(decayingPeak(3, undefined, now)).toEqual({ peak: 3, peakAt: now, score: 3 });
});
