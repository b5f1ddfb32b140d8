import { expect, test } from 'vitest';
import { readKind, searchPath } from './search-kinds.ts';

test('a search is narrowed by what the address says, and by nothing else', () => {
  expect(readKind('pessoas')).toBe('pessoas');
  expect(readKind('outra')).toBeNull();
  expect(readKind(null)).toBeNull();
});

test('the address keeps what was typed', () => {
  expect(searchPath('são & joão', null)).toBe('/explorar?q=s%C3%A3o+%26+jo%C3%A3o');
  expect(searchPath('a', 'grupos')).toBe('/explorar?q=a&tipo=grupos');
});
