import { afterEach, expect, it, vi } from 'vitest';
import { createFailures } from './failures.ts';

afterEach(() => void vi.useRealTimers());

it('remembers what ended its decoder or took long, and forgets it after ten minutes', () => {
  vi.useFakeTimers();
  const failures = createFailures();
  failures.note('ended', { pixels: 0, tookMs: null });
  failures.note('slow', { pixels: 0, tookMs: 2000 });
  failures.note('cheap', { pixels: 0, tookMs: 20 });
  failures.note(null, { pixels: 0, tookMs: null });
  for (const content of ['ended', 'slow']) {
    expect(() => failures.check(content, 1)).toThrow(expect.objectContaining({ status: 422 }));
  }
  for (const content of ['cheap', 'other', null]) failures.check(content, 1);
  vi.advanceTimersByTime(10 * 60 * 1000 - 1);
  expect(() => failures.check('ended', 1)).toThrow();
  vi.advanceTimersByTime(2);
  failures.check('ended', 1);
});

it('lets smaller pictures be made of what was too large only', () => {
  const failures = createFailures();
  failures.note('large', { pixels: 900, tookMs: null });
  failures.check('large', 899);
  expect(() => failures.check('large', 900)).toThrow();
  failures.note('large', { pixels: 0, tookMs: null });
  failures.note('large', { pixels: 900, tookMs: null });
  expect(() => failures.check('large', 0)).toThrow();
});
