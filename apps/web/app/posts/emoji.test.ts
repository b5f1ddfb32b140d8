import { expect, test } from 'vitest';
import { EMOJI, findEmoji } from './emoji.ts';

const signs = (query: string) => findEmoji(query).map(({ sign }) => sign);

test.each([
  ['coracao verde', ['💚']],
  ['TROFÉU', ['🏆']],
  ['kkk', ['😂', '🤣']],
  ['pong', ['🏓']],
  ['inexistente', []],
])('%j finds %j', (query, found) => {
  expect(signs(query)).toEqual(found);
});

test('each has a sign and a name, once', () => {
  const all = EMOJI.flatMap(({ emoji }) => emoji);
  expect(signs('')).toEqual(all.map(({ sign }) => sign));
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { sign, name } of all) {
    expect(sign).toMatch(/^\p{RGI_Emoji}$/v);
    expect(name).toMatch(/^\p{L}/u);
  }
});
