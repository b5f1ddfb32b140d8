import { signIn } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf } from '../testing/body-of.ts';
import { mayChange } from './origin-check.ts';

describe('which requests may change something', () => {
  const site = 'https://arquiba.example';
  const local = 'http://localhost:3000';
  test.each([
    // From a page of the site, and from any other.
    [true, site, { origin: site, cookie: 'x' }],
    [false, site, { origin: 'https://evil.example', cookie: 'x' }],
    [false, site, { origin: 'https://evil.example' }],
    [false, site, { origin: 'http://arquiba.example' }],
    [false, site, { origin: 'https://arquiba.example:8443' }],
    [false, site, { origin: 'https://arquiba.example.evil.example' }],
    // The site's own name is configured: the request's `Host` changes nothing.
    [false, site, { origin: 'https://evil.example', host: 'evil.example' }],
    [false, site, { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    // Without the origin of the page, `Sec-Fetch-Site` decides.
    [true, site, { origin: 'null', 'sec-fetch-site': 'same-origin', cookie: 'x' }],
    [true, site, { 'sec-fetch-site': 'none', cookie: 'x' }],
    [false, site, { origin: 'null', 'sec-fetch-site': 'cross-site', cookie: 'x' }],
    [false, site, { 'sec-fetch-site': 'same-site', cookie: 'x' }],
    [false, site, { origin: 'null' }],
    [false, site, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    // Not a browser: allowed, unless it carries a session.
    [true, site, {}],
    [false, site, { cookie: 'x' }],
    // On a developer's machine the site has several names, each its own origin.
    [true, local, { origin: local, cookie: 'x' }],
    [true, local, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', cookie: 'x' }],
    [true, local, { origin: 'http://localhost:8080', host: 'localhost:8080', cookie: 'x' }],
    [false, local, { origin: 'http://localhost:5173', host: 'localhost:3000', cookie: 'x' }],
    [false, local, { origin: 'http://127.0.0.1:3000', host: 'localhost:3000', cookie: 'x' }],
    // A name of the attacker that resolves to this machine.
    [false, local, { origin: 'http://evil.example:3000', host: 'evil.example:3000' }],
    [false, local, { origin: 'http://not a host', host: 'not a host' }],
  ])('%s for %s with %j', (allowed, publicUrl, headers) => {
    expect(mayChange('POST', headers, new URL(publicUrl))).toBe(allowed);
    expect(mayChange('GET', headers, new URL(publicUrl))).toBe(true);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await startTestApp();
    person = await signUp(app);
  });
  afterAll(() => app.close());

  test('a form on another site changes nothing', async () => {
    const response = await send('/api/posts', {
      ...{ origin: 'https://evil.example', cookie: person.cookie },
      'content-type': 'text/plain',
    });
    expect(response.status).toBe(403);
    expect((await bodyOf(response)).error.code).toBe('foreign_origin');
    const { rows } = await app.pool.query('SELECT count(*)::integer AS posts FROM post');
    expect(rows).toEqual([{ posts: 0 }]);
  });

  test('nor does it sign anyone in', async () => {
    const response = await send(signIn.path, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('a cookie without an origin is refused, either one alone is not', async () => {
    const json = { 'content-type': 'application/json' };
    const { cookie } = person;
    expect((await send('/api/posts', { ...json, cookie })).status).toBe(403);
    expect((await send('/api/posts', { ...json })).status).toBe(401);
    expect((await send('/api/posts', { ...json, cookie, origin: TEST_ORIGIN })).status).toBe(200);
  });

  function send(path: string, headers: Record<string, string>): Promise<Response> {
    const body = JSON.stringify({ text: 'oi', email: 'a@b.com', password: 'x' });
    return fetch(app.url + path, { method: 'POST', headers, body });
  }
});
