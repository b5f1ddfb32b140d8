import { expect, test } from 'vitest';
import { spreadByWeight } from './largest-remainder.ts';

test('the cents that are left go to those who lost most', () => {
  expect(spreadByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spreadByWeight(1000, [19_990, 39_990, 9990])).toEqual([286, 571, 143]);
  expect(spreadByWeight(1, [1, 2, 1])).toEqual([0, 1, 0]);
  expect(spreadByWeight(0, [5, 5])).toEqual([0, 0]);
  expect(spreadByWeight(5, [0, 7])).toEqual([0, 5]);
});

test('the parts always add up, and none is a cent away from its share', () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 2000; round += 1) {
    const weights = Array.from({ length: 1 + next(12) }, () => 1 + next(1_000_000));
    const cents = next(50_000_000);
    const parts = spreadByWeight(cents, weights);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(cents);
    for (const [index, part] of parts.entries()) {
      expect(Math.abs(part - (cents * (weights[index] as number)) / sum)).toBeLessThan(1);
    }
  }
});

test('refuses what is no amount or no weight', () => {
  expect(() => spreadByWeight(-1, [1])).toThrow(RangeError);
  expect(() => spreadByWeight(1, [])).toThrow(RangeError);
  expect(() => spreadByWeight(1, [0, 0])).toThrow(RangeError);
  expect(() => spreadByWeight(1, [1.5])).toThrow(RangeError);
});
