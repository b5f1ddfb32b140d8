import { ApiError } from '@arquiba/contract/errors';
import { type AnyRoute, route } from '@arquiba/contract/route';
import { appoint, endsOfSession, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { serveHandlers } from '../testing/serve-handlers.ts';
import { handle } from './operation.ts';

const nothing = z.object({});
const text = z.object({ text: z.string() });
const base = { method: 'POST', access: 'public', summary: '', input: nothing } as const;

const secret = route({ ...base, path: '/api/secret', output: text });
const undeclared = route({ ...base, path: '/api/undeclared', output: text });
const declared = route({ ...base, path: '/api/declared', output: text, errors: ['not_found'] });
const misfit = route({ ...base, path: '/api/misfit', output: text });
const generous = route({ ...base, path: '/api/generous', output: text });
const personal = route({ ...base, path: '/api/personal', output: text, access: 'session' });
const staff = route({ ...base, path: '/api/staff', output: text, access: 'staff:products' });
const echo = route({
  ...base,
  path: '/api/echo',
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
    kind: z.optional(z.enum(['um', 'dois'])),
    lines: z.optional(z.array(z.object({ text: z.string() })).check(z.maxLength(3))),
  }),
  output: z.object({ name: z.string() }),
});
const own = route({
  ...{ method: 'GET', path: '/api/own', summary: '', access: 'session' },
  ...{ input: z.object({ missing: z.optional(z.string().check(z.maxLength(10))) }), output: text },
  errors: ['not_found'],
});
const sleepy = route({ ...base, path: '/api/sleepy', output: text });

let seen: Context | undefined;
/** The role of the viewer, for each run of the operation. */
const ran: string[] = [];
let app: TestApp;
let member: Person;
let served: Awaited<ReturnType<typeof serveHandlers>>;

beforeAll(async () => {
  app = await startTestApp();
  member = await signUp(app);
  served = await serveHandlers(app, [
    handle(secret, async () => {
      throw new Error('senha do banco: 1234');
    }),
    handle(undeclared, async () => {
      throw new ApiError('already_in_use', { message: 'ninguém declarou' });
    }),
    handle(declared, async () => {
      throw new ApiError('not_found', { message: 'Não há.' });
    }),
    handle(misfit, async () => ({ text: 71 }) as never),
    handle(generous, async () => ({ text: 'oi', password: 'segredo' })),
    handle(personal, async (context) => {
      seen = context;
      return { text: context.viewer.accountId };
    }),
    handle(own, async ({ viewer }, { missing }) => {
      ran.push(viewer.roles.join());
      if (missing) throw new ApiError('not_found');
      return { text: viewer.accountId };
    }),
    handle(staff, async () => ({ text: 'ok' })),
    handle(echo, async (_context, { name }) => ({ name })),
    handle(sleepy, async ({ db }) => {
      await db.$client.query('SET LOCAL statement_timeout = 1; SELECT pg_sleep(1)');
      return { text: '' };
    }),
  ]);
});
afterAll(async () => {
  await served.app.close();
  await app.close();
});

test('what an operation throws unasked leaves without its detail and is logged with the request', async () => {
  const answer = await post(secret);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('1234');
  const { error } = JSON.parse(answer.text);
  expect(error.code).toBe('unexpected');
  const line = app.logged.find(({ requestId }) => requestId === error.requestId);
  expect(JSON.stringify(line)).toContain('senha do banco: 1234');
});

test('an error that the route does not declare becomes an unexpected one', async () => {
  const answer = await post(undeclared);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('ninguém declarou');
  await expect(served.inProcess(undeclared, {})).rejects.toMatchObject({ code: 'unexpected' });
});

test('a declared error passes with its sentence', async () => {
  const answer = await post(declared);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text).error).toMatchObject({ code: 'not_found', message: 'Não há.' });
});

test('an answer that does not fit its schema is not sent', async () => {
  expect((await post(misfit)).status).toBe(500);
  expect(JSON.stringify(app.logged)).toContain('does not fit its schema');
});

test('what the schema does not name is not sent, over HTTP or in process', async () => {
  expect(JSON.parse((await post(generous)).text)).toEqual({ text: 'oi' });
  expect(await served.inProcess(generous, {})).toEqual({ text: 'oi' });
});

test('access comes before everything else', async () => {
  const wrongInput = { body: JSON.stringify({ name: 71 }) };
  expect((await post(personal, wrongInput)).status).toBe(401);
  expect((await post(staff)).status).toBe(401);
  const asMember = served.as(member.cookie);
  await expect(asMember(staff, {})).rejects.toMatchObject({ code: 'not_allowed', status: 403 });
  expect(await asMember(personal, {})).toEqual({ text: member.id });
  await appoint(app.pool, member.id, ['moderator']);
  await expect(asMember(staff, {})).rejects.toMatchObject({ code: 'not_allowed' });
  await appoint(app.pool, member.id, ['moderator', 'shop']);
  expect(await asMember(staff, {})).toEqual({ text: 'ok' });
});

test('the session is looked up for every call, and before the input is read', async () => {
  const reader = await signUp(app);
  const ask = (input = {}) => served.as(reader.cookie)(own, input);
  expect(await ask()).toEqual({ text: reader.id });
  await expect(ask({ missing: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await appoint(app.pool, reader.id, ['support']);
  await ask();
  expect(ran.splice(0)).toEqual(['', '', 'support']);
  for (const statement of Object.values(endsOfSession)) {
    const person = await signUp(app);
    const askAgain = (input = {}) => served.as(person.cookie)(own, input);
    await askAgain();
    ran.splice(0);
    await app.pool.query(statement, [person.id]);
    const refused = { code: 'sign_in_required' };
    await expect(askAgain()).rejects.toMatchObject(refused);
    await expect(askAgain({ missing: 'x'.repeat(11) })).rejects.toMatchObject(refused);
    expect(ran).toEqual([]);
  }
});

test('an operation knows who calls, and its log names the request', async () => {
  await served.as(member.cookie)(personal, {});
  expect(seen?.viewer).toMatchObject({ accountId: member.id, roles: ['moderator', 'shop'] });
  expect(seen?.caller.ip).toBe('127.0.0.1');
  expect(seen?.log.bindings()).toMatchObject({ requestId: seen?.requestId });
});

test.each([
  [{}, 'name', 'O campo name está faltando.'],
  [{ name: ' ' }, 'name', 'O campo name está vazio.'],
  [{ name: 'x'.repeat(50 * 1024) }, 'name', 'O campo name deve ter no máximo 10 caracteres.'],
  [{ name: 'a', kind: 'três' }, 'kind', 'O campo kind deve ser uma destas opções: um, dois.'],
  [{ name: 'a', lines: 'b' }, 'lines', 'O campo lines deve ser uma lista.'],
  [{ name: 'a', lines: [{ text: 7 }] }, 'lines.0.text', 'O campo lines.0.text deve ser um texto.'],
  [
    { name: 'a', lines: Array.from({ length: 3000 }, () => ({ text: '' })) },
    'lines',
    'O campo lines deve ter no máximo 3 itens.',
  ],
  [{ name: 'a\0b' }, 'name', 'O campo name contém um caractere não permitido.'],
  [
    { name: 'a', lines: [{ text: '' }, { text: '\0' }] },
    'lines.1.text',
    'O campo lines.1.text contém um caractere não permitido.',
  ],
])('a wrong input is refused with its field named (%#)', async (input, field, sentence) => {
  const { status, text } = await post(echo, { body: JSON.stringify(input) });
  expect(status).toBe(400);
  expect(JSON.parse(text).error).toMatchObject({
    code: 'invalid_input',
    message: sentence,
    fields: { [field]: sentence },
  });
});

test('a time-out of the database is temporary', async () => {
  const answer = await post(sleepy);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.parse(answer.text).error.code).toBe('unavailable');
});

test('a database that is away gives 503 with Retry-After, and comes back by itself', async () => {
  const { pool } = app;
  const signedIn = { headers: { cookie: member.cookie } };
  const options = pool.options as { connectionString?: string };
  const { connectionString } = options;
  // All connections end at once, and new ones find no server.
  options.connectionString = 'postgres://127.0.0.1:1/nobody';
  await pool
    .query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()',
    )
    .catch(() => {});
  const answer = await post(personal, signedIn);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await app.api.ready()).toBe(false);
  options.connectionString = connectionString ?? '';
  expect((await post(personal, signedIn)).status).toBe(200);
  expect(await app.api.ready()).toBe(true);
});

async function post(
  target: AnyRoute,
  init: RequestInit & { headers?: Record<string, string> } = {},
) {
  const response = await fetch(served.url + target.path, {
    method: 'POST',
    body: '{}',
    ...init,
    headers: { origin: TEST_ORIGIN, 'content-type': 'application/json', ...init.headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
