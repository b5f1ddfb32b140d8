import { expect, test } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

const MINUTE = 60_000;

test.each([
  [20_000, 'termina em 1 min'],
  [12 * MINUTE, 'termina em 12 min'],
  [59.7 * MINUTE, 'termina em 1 h'],
  [61 * MINUTE, 'termina em 1 h'],
  [24 * 60 * MINUTE, 'termina em 24 h'],
  [24 * 60 * MINUTE + 25_000, 'termina em 24 h'],
  [25 * 60 * MINUTE, 'termina em 1 d'],
  [40 * 60 * MINUTE, 'termina em 2 d'],
  [3 * 24 * 60 * MINUTE + 25_000, 'termina em 3 d'],
])('%i ms before its end it says “%s”', (left, text) => {
  expect(formatTimeLeft(new Date(left), new Date(0)).replaceAll('\u00A0', ' ')).toBe(text);
});
