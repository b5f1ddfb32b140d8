import { expect, test } from 'vitest';
import { newPostsIn } from './new-posts-in.ts';

const posts = (ids: string) => ids.split('').map((id) => ({ id, own: id === 'o' }));

test.each([
  ['abc', 'abc', ''],
  ['nmabc', 'abc', 'nm'],
  ['noabc', 'abc', 'n'],
  // Deleted posts are not new, nor are those that move up in their place.
  ['bcd', 'abc', ''],
  ['xyz', 'abc', 'xyz'],
  ['abc', '', 'abc'],
])('newest %s over %s: %s', (newest, shown, expected) => {
  expect(newPostsIn(posts(newest), posts(shown)).join('')).toBe(expected);
});
