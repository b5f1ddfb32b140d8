import { expect, test } from 'vitest';
import { newsIn } from './news-in.ts';

const posts = (ids: string) => ids.split('').map((id) => ({ id, own: id === 'o' }));

test.each([
  ['abc', 'abc', ''],
  ['nmabc', 'abc', 'nm'],
  ['noabc', 'abc', 'n'],
  // Deleted posts are not new, nor are those that move up in their place.
  ['bcd', 'abc', ''],
  ['xyz', 'abc', 'xyz'],
  ['abc', '', 'abc'],
])('newest %s over %s: %s', (newest, shown, news) => {
  expect(newsIn(posts(newest), posts(shown)).join('')).toBe(news);
});
