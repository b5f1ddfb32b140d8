import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withJitter } from './with-jitter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a thousand who hear at once do not ask at once, but all within the time', () => {
  const asked: number[] = [];
  const start = Date.now();
  for (let viewer = 0; viewer < 1000; viewer++) {
    withJitter(() => asked.push(Date.now() - start), 1000)('post');
  }
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveLength(1000);
  const tenths = Map.groupBy(asked, (at) => Math.floor(at / 100));
  for (const [tenth, those] of tenths) expect(those.length, `${tenth}`).toBeLessThan(200);
});

test('two edits before it asks are asked for once, and one after it again', () => {
  const asked: string[] = [];
  const ask = withJitter((id) => asked.push(id), 1000);
  ask('one');
  ask('one');
  ask('other');
  vi.advanceTimersByTime(1000);
  expect(asked.sort()).toEqual(['one', 'other']);
  ask('one');
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveLength(3);
});
