import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawBars, drawPix } from './draw-codes.ts';

test('the path of a Pix covers the dark modules, no more and no fewer', () => {
  const code = '00020101021226';
  const { path, size } = drawPix(code);
  const dark = encode(code, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].map(([, , , length]) =>
    Number(length),
  );
  expect(runs.reduce((sum, length) => sum + length, 0)).toBe(dark);
  expect(size).toBe(29);
});

test('the bars of 44 digits are as wide as their widths', () => {
  const { path, width } = drawBars('0'.repeat(44));
  // Start, 22 pairs of 2 × (2 wide and 3 narrow), stop.
  expect(width).toBe(4 + 22 * 18 + 5);
  expect(path.match(/M/g)).toHaveLength(2 + 22 * 5 + 2);
});
