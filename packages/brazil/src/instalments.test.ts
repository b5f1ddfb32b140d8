import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitInInstalments } from './instalments.ts';

describe('instalments', () => {
  test('the remainder falls on the first', () => {
    expect(splitInInstalments(127_361, 6)).toEqual([
      21_231, 21_226, 21_226, 21_226, 21_226, 21_226,
    ]);
    expect(splitInInstalments(100, 1)).toEqual([100]);
    expect(splitInInstalments(5, 10)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('they add up, and the first exceeds the others by less than a cent each', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), fc.integer({ min: 1, max: 48 }), (cents, count) => {
        const parts = splitInInstalments(cents, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        const [first = 0, ...others] = parts;
        expect(new Set(others).size).toBeLessThanOrEqual(1);
        expect(first - (others[0] ?? first)).toBeLessThan(count);
        expect(first).toBeGreaterThanOrEqual(others[0] ?? 0);
      }),
    );
  });

  test.each([
    [-1, 2],
    [1.5, 2],
    [100, 0],
    [100, 2.5],
  ])('refuses %d in %d', (cents, count) => {
    expect(() => splitInInstalments(cents, count)).toThrow(RangeError);
  });
});
