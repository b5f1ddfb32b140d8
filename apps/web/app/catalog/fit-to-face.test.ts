import { expect, test } from 'vitest';
import { fitToFace, readPd } from './fit-to-face.ts';

test('pupils 126 pixels and 63 mm apart make a millimetre two pixels', () => {
  const level = fitToFace(
    [
      { x: 100, y: 200 },
      { x: 226, y: 200 },
    ],
    63,
  );
  expect(level.perMillimetre).toBe(2);
  expect(level.degrees).toBe(0);
  expect(level.transform).toContain('translate(163 200)');
});

test('a head held askew turns the frame', () => {
  const { degrees } = fitToFace(
    [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
    ],
    63,
  );
  expect(degrees).toBeCloseTo(45);
});

test.each([
  ['63', 63],
  [' 61,5 ', 61.5],
  ['20', null],
  ['muito', null],
])('the distance %s', (typed, pd) => {
  expect(readPd(typed)).toBe(pd);
});
