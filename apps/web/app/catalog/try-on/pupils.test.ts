import { expect, test } from 'vitest';
import { readPd } from './pupils.ts';

test.each([
  ['63', 63],
  [' 61,5 ', 61.5],
  ['20', null],
  ['muito', null],
])('the distance %s', (typed, pd) => {
  expect(readPd(typed)).toBe(pd);
});
