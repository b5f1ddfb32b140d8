import { expect, test } from 'vitest';
import { readRemovedItems } from './removed-items.ts';

test.each([
  [null, []],
  ['arquiba-tema=escuro', []],
  ['arquiba-apagada-71=1; arquiba-tema=escuro; arquiba-apagada-72=1', ['71', '72']],
  ['x-arquiba-apagada-71=1; a=arquiba-apagada-72', []],
])('of the cookies %j', (cookies, ids) => {
  expect(readRemovedItems(cookies)).toEqual(ids);
});
