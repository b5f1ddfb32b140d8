import { expect, test } from 'vitest';
import { filterInput, readFilter, readKind, searchPath } from './search-kinds.ts';

test('a search is narrowed by what the address says, and by nothing else', () => {
  expect(readKind('pessoas')).toBe('pessoas');
  expect(readKind('outra')).toBeNull();
  expect(readKind(null)).toBeNull();
});

test('the address keeps what was typed', () => {
  expect(searchPath('são & joão', null)).toBe('/explorar?q=s%C3%A3o+%26+jo%C3%A3o');
  expect(searchPath('a', 'grupos')).toBe('/explorar?q=a&tipo=grupos');
});

test('the filters of posts are in the URL, and only there', () => {
  const filter = readFilter(new URLSearchParams('de=@bia&desde=2026-01-31&ate=2026-13-31'));
  expect(filter).toEqual({ de: '@bia', desde: '2026-01-31', ate: '' });
  expect(filterInput(filter)).toEqual({ by: '@bia', since: '2026-01-31' });
  const path = '/explorar?q=gol&tipo=publicacoes&de=%40bia&desde=2026-01-31';
  expect(searchPath('gol', 'publicacoes', filter)).toBe(path);
  expect(searchPath('gol', 'pessoas', filter)).toBe('/explorar?q=gol&tipo=pessoas');
});
