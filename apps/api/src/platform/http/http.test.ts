import { route } from '@arquiba/contract/route';
import { newPerson, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindRoutes } from '../calls/bound-route.ts';
import { handle } from '../calls/operation.ts';
import { bodyOf } from '../testing/body-of.ts';
import { serveHandlers } from '../testing/serve-handlers.ts';

const summary = '';
const search = route({
  ...{ method: 'GET', path: '/api/search/:place', access: 'public', summary },
  input: z.object({
    place: z.string(),
    words: z.optional(z.array(z.string())),
    deep: z._default(z.nullable(z.array(z.string())), []),
    one: z.optional(z.string()),
    limit: z._default(z.coerce.number(), 5),
  }),
  output: z.object({ got: z.unknown() }),
});
const remove = route({
  ...{ method: 'DELETE', path: '/api/search/:place', access: 'public', summary },
  input: z.object({ place: z.string() }),
  output: z.void(),
});
const write = route({
  ...{ method: 'PUT', path: '/api/search/:place', access: 'public', summary },
  input: z.object({ place: z.string(), text: z.optional(z.string()) }),
  output: z.object({ place: z.string(), text: z.optional(z.string()) }),
});
const handlers = [
  handle(search, async (_context, got) => ({ got })),
  handle(remove, async () => {}),
  handle(write, async (_context, input) => input),
];

let app: TestApp;
let person: Person;
let served: Awaited<ReturnType<typeof serveHandlers>>;

beforeAll(async () => {
  app = await startTestApp();
  person = await signUp(app);
  served = await serveHandlers(app, handlers);
});
afterAll(async () => {
  await served.app.close();
  await app.close();
});

describe('input', () => {
  test('comes from path and query; a list of one is a list', async () => {
    const { got } = await read('/api/search/a%2Fb?words=x&deep=y&deep=z&one=1&limit=7');
    expect(got).toEqual({ place: 'a/b', words: ['x'], deep: ['y', 'z'], one: '1', limit: 7 });
    expect((await read('/api/search/c')).got).toEqual({ place: 'c', deep: [], limit: 5 });
  });

  test('a repeated name where one value belongs is refused', async () => {
    const response = await fetch(`${served.url}/api/search/c?one=1&one=2`);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.fields).toHaveProperty('one');
  });

  test('the path has the last word over the body', async () => {
    const response = await send('PUT', '/api/search/here', { place: 'there', text: 'oi' });
    expect(await bodyOf(response)).toEqual({ place: 'here', text: 'oi' });
  });

  test('a body may be left out where nothing in it is required', async () => {
    const response = await fetch(`${served.url}/api/search/here`, {
      method: 'PUT',
      headers: { origin: TEST_ORIGIN },
    });
    expect(await bodyOf(response)).toEqual({ place: 'here' });
  });

  test.each(['[]', '"text"', 'null', '71'])('a body of %s is no input', async (body) => {
    const response = await send('PUT', '/api/search/here', body);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.message).toBe('O conteúdo deve ser um objeto.');
  });

  test('means the same in process', async () => {
    const call = served.as('');
    const inputs = [
      { place: 'a/b ção', words: ['x', 'y'], limit: 3 },
      { place: '%2e%2e', words: [], deep: null, one: '' },
    ];
    for (const input of inputs) {
      expect(await served.inProcess(search, input)).toEqual(await call(search, input));
    }
    for (const place of ['', '.', '..']) {
      for (const way of [call, served.inProcess]) {
        await expect(way(search, { place })).rejects.toMatchObject({ code: 'not_found' });
      }
    }
  });
});

test('no content is 204, and undefined for the client', async () => {
  const response = await fetch(`${served.url}/api/search/x`, { method: 'DELETE' });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(await served.as('')(remove, { place: 'x' })).toBeUndefined();
});

describe('what Fastify refuses has the same form', () => {
  test.each([
    ['{"email":', 'application/json', 400, 'invalid_input', 'O conteúdo não é um JSON válido.'],
    ['a=b', 'application/x-www-form-urlencoded', 400, 'invalid_input', /application\/json/],
    ['{}', 'text/plain', 400, 'invalid_input', /application\/json/],
    [`"${'x'.repeat(3e6)}"`, 'application/json', 413, 'too_large', /grande demais/],
  ])('body %#', async (body, type, status, code, message) => {
    const response = await send('POST', '/api/session/accounts', body, app.url, type);
    expect(response.status).toBe(status);
    const { error } = await bodyOf(response);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.requestId).toBeTruthy();
  });

  test('an address that is not there, or not readable', async () => {
    const missing = await fetch(`${app.url}/api/nothing`);
    expect(missing.status).toBe(404);
    expect((await bodyOf(missing)).error.code).toBe('not_found');
    const unreadable = await fetch(`${app.url}/api/profiles/%zz`);
    expect(unreadable.status).toBe(400);
    expect((await bodyOf(unreadable)).error.code).toBe('invalid_input');
  });

  test('a body shorter than it says', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${app.url}/api/session/accounts`, {
        method: 'POST',
        headers: {
          origin: TEST_ORIGIN,
          'content-type': 'application/json',
          'content-length': '3000000000',
        },
      });
      sent.on('response', (response) => resolve(response.statusCode));
      sent.on('error', reject);
      sent.write('{}');
    });
    expect(status).toBe(413);
  });
});

describe('a body is limited before it is parsed', () => {
  const long = route({
    ...{ method: 'POST', path: '/api/long', access: 'public', summary },
    bodyBytes: 128 * 1024,
    input: z.object({ text: z.string() }),
    output: z.object({ length: z.number() }),
  });
  const handlers = [
    handle(long, async (_context, { text }) => ({ length: text.length })),
    handle(write, async (_context, input) => input),
  ];

  test('to 64 KiB, or to what its route declares', async () => {
    const own = await serveHandlers(app, handlers);
    const text = 'x'.repeat(100 * 1024);
    const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
    expect(await statusOf('PUT', '/api/search/here', { text }, own.url)).toBe(413);
    expect(await statusOf('POST', '/api/long', { text }, own.url)).toBe(200);
    expect(await statusOf('POST', '/api/long', { text: text + text }, own.url)).toBe(413);
    await own.app.close();
  });

  test('and counted: an address that sends too many is refused, whatever they contain', async () => {
    const own = await serveHandlers(app, handlers, { budgets: { read: { size: 2, seconds: 60 } } });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { statusCode } = await own.app.inject({
        ...{ method: 'PUT', url: '/api/search/here', remoteAddress: '203.0.113.7' },
        headers: { origin: TEST_ORIGIN, 'content-type': 'application/json' },
        payload: '{"text":',
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([400, 400, 429]);
    await own.app.close();
  });
});

test('what takes too long to arrive or to answer is given up', async () => {
  const stuck = await serveHandlers(app, [handle(remove, () => new Promise(() => {}))], {
    answerWithinMs: 50,
  });
  const response = await fetch(`${stuck.url}/api/search/x`, { method: 'DELETE' });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await bodyOf(response)).error.code).toBe('unavailable');
  await stuck.app.close();
});

test('names that no schema knows are ignored, those of prototypes too', async () => {
  const body = JSON.stringify({
    ...newPerson(),
    status: 'blocked',
    roles: ['administrator'],
  }).replace(
    '{',
    '{"__proto__":{"roles":["shop"]},"constructor":{"prototype":{"roles":["shop"]}},',
  );
  const response = await send('POST', '/api/accounts', body, app.url);
  expect(response.status).toBe(200);
  const account = await bodyOf(response);
  expect(account).toMatchObject({ roles: [], status: 'active' });
  const { rows } = await app.pool.query('SELECT roles, status FROM account WHERE id = $1', [
    account.id,
  ]);
  expect(rows).toEqual([{ roles: [], status: 'active' }]);
});

describe('headers', () => {
  test('no answer may run, be framed or be sniffed', async () => {
    for (const path of ['/api/feed', '/api/nothing', '/api/posts/1']) {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('what is personal is kept nowhere; what everyone sees is asked for again', async () => {
    const cached = async (path: string, cookie?: string) => {
      const { headers } = await fetch(app.url + path, cookie ? { headers: { cookie } } : {});
      expect(headers.get('vary')).toContain('Cookie');
      return headers.get('cache-control');
    };
    expect(await cached('/api/feed')).toBe('no-cache');
    expect(await cached('/api/feed', person.cookie)).toBe('no-store');
    expect(await cached('/api/session', person.cookie)).toBe('no-store');
    expect(await cached('/api/posts/1')).toBe('no-store');
  });

  test('a visitor gets no cookie', async () => {
    for (const path of ['/api/feed', '/api/session', '/api/docs']) {
      expect((await fetch(app.url + path)).headers.get('set-cookie')).toBeNull();
    }
    const { headers } = await fetch(`${app.url}/api/session`, { method: 'DELETE' });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

test('routes and handlers must match one to one', () => {
  expect(() => bindRoutes(handlers.slice(1), [search, remove, write])).toThrow('has no handler');
  expect(() => bindRoutes(handlers, [search, remove])).toThrow('is not in the contract');
  expect(() => bindRoutes([...handlers, ...handlers], [search, remove, write])).toThrow(
    'has two handlers',
  );
});

async function read(path: string) {
  return bodyOf(await fetch(served.url + path));
}

function send(
  method: string,
  path: string,
  body: unknown,
  url = served.url,
  type = 'application/json',
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { origin: TEST_ORIGIN, 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
