import { expect, test } from 'vitest';
import { newsIn } from './news-in.ts';

const posts = (ids: string) => ids.split('').map((id) => ({ id, own: id === 'o' }));

test.each([
  ['abc', 'abc', ''],
  ['nmabc', 'abc', 'nm'],
  ['noabc', 'abc', 'n'],
  // What was shown and is gone is no news, nor is what moves up for it.
  ['bcd', 'abc', ''],
  ['xyz', 'abc', 'xyz'],
  ['abc', '', 'abc'],
])('newest %s over %s: %s', (newest, shown, news) => {
  expect(newsIn(posts(newest), posts(shown)).join('')).toBe(news);
});
