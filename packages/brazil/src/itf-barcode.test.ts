import { expect, it } from 'vitest';
import { itfPath, itfWidths } from './itf-barcode.ts';

it('draws pairs of digits between the marks of start and end', () => {
  // 1 in the bars is wide, narrow, narrow, narrow, wide; 2 in the spaces narrow, wide, narrow, narrow, wide.
  expect(itfWidths('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  const whole = itfWidths('0'.repeat(44));
  expect(whole).toHaveLength(4 + 44 * 5 + 3);
  expect(whole.reduce((sum, width) => sum + width)).toBe(4 + 44 * 9 + 5);
});

it('is one path of bars alone', () => {
  expect(itfPath([1, 2, 3], 50)).toBe('M0 0h1v50h-1zM3 0h3v50h-3z');
});

it('refuses what has no pairs', () => {
  for (const digits of ['', '1', '12a4']) expect(() => itfWidths(digits)).toThrow(RangeError);
});
