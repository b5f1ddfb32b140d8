import { expect, test } from 'vitest';
import { inWords, movePart, wholePart } from './reel-part.ts';

test('the whole is as long as a reel may be', () => {
  expect(wholePart(20_000)).toEqual({ startMs: 0, endMs: 20_000, coverMs: 500 });
  expect(wholePart(300_000)).toMatchObject({ startMs: 0, endMs: 90_000 });
  expect(wholePart(300)).toEqual({ startMs: 0, endMs: 300, coverMs: 300 });
});

test('wherever the handles are moved, the part is one that the server takes', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  for (const duration of [1000, 1700, 60_000, 90_000, 400_000]) {
    let part = wholePart(duration);
    for (let n = 0; n < 300; n += 1) {
      const handle = (['start', 'end', 'cover'] as const)[random(2)] ?? 'cover';
      part = movePart(part, handle, random(duration * 2) - duration / 2, duration);
      const { startMs, endMs, coverMs } = part;
      expect(startMs).toBeGreaterThanOrEqual(0);
      expect(endMs).toBeLessThanOrEqual(duration);
      expect(endMs - startMs).toBeGreaterThanOrEqual(1000);
      expect(endMs - startMs).toBeLessThanOrEqual(90_000);
      expect(coverMs).toBeGreaterThanOrEqual(startMs);
      expect(coverMs).toBeLessThanOrEqual(endMs);
    }
  }
});

test('times in words', () => {
  expect([0, 1234, 59_960, 65_300].map(inWords)).toEqual(['0:00,0', '0:01,2', '1:00,0', '1:05,3']);
});
