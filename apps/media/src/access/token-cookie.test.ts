import { expect, it } from 'vitest';
import { giveTokenCookie, readTokenCookie, takeTokenCookie } from './token-cookie.ts';

const safe = { publicUrl: 'https://midia.example' };

it('crosses sites over https, bound to the site that shows the files', () => {
  expect(giveTokenCookie(safe, 'A7kQ2mZ', 'a.b.c', 280)).toBe(
    'media-access=a.b.c; Max-Age=280; Path=/A7kQ2mZ/; HttpOnly; SameSite=None; Secure; Partitioned',
  );
  expect(takeTokenCookie(safe, 'A7kQ2mZ')).toBe(
    'media-access=; Max-Age=0; Path=/A7kQ2mZ/; HttpOnly; SameSite=None; Secure; Partitioned',
  );
});

it('stays on the same site over http', () => {
  expect(giveTokenCookie({ publicUrl: 'http://localhost:3001' }, 'A7kQ2mZ', 'a.b.c', 1)).toBe(
    'media-access=a.b.c; Max-Age=1; Path=/A7kQ2mZ/; HttpOnly; SameSite=Lax',
  );
});

it.each([
  ['media-access=a.b.c', 'a.b.c'],
  ['x=1; media-access=a.b.c; y=2', 'a.b.c'],
  ['media-access=', null],
  ['xmedia-access=a.b.c', null],
  ['x=media-access=a', null],
  ['', null],
  [undefined, null],
])('%s holds %s', (header, token) => {
  expect(readTokenCookie(header)).toBe(token);
});
