import { expect, test } from 'vitest';
import { comparedSlugs, comparePath } from './compare-address.ts';

test('an address carries up to three frames, each once, in their order', () => {
  expect(comparePath([])).toBe('/comparar');
  expect(comparePath(['b', 'a-1'])).toBe('/comparar?oculos=b&oculos=a-1');
  expect(comparedSlugs('?oculos=b&oculos=A-1&oculos=b&oculos=c&oculos=d')).toEqual([
    'b',
    'a-1',
    'c',
  ]);
});

test('what is no slug is left out', () => {
  expect(comparedSlugs('?oculos=..%2Fx&oculos=&oculos=%00&oculos=ok')).toEqual(['ok']);
  expect(comparedSlugs('')).toEqual([]);
});
