import { ApiError } from '@arquiba/contract/errors';
import { type Call, route } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serveHandlers } from '../testing/serve-handlers.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import { handle } from './operation.ts';

const order = route({
  ...{ method: 'POST', path: '/api/orders', summary: '', access: 'session', idempotent: true },
  input: z.object({ frame: z.string(), lens: z._default(z.string(), 'clara') }),
  output: z.object({ number: z.number() }),
  errors: ['not_found'],
});
const cancel = route({
  ...{ method: 'DELETE', path: '/api/orders', summary: '', access: 'session', idempotent: true },
  input: z.object({}),
  output: z.void(),
});

let app: TestApp;
let people: Person[];
let ana: Call;
let bia: Call;
let served: Awaited<ReturnType<typeof serveHandlers>>;
let orders = 0;
let beforeAnswer: () => Promise<void> = async () => {};

beforeAll(async () => {
  app = await startTestApp();
  people = [await signUp(app), await signUp(app)];
  served = await serveHandlers(app, [
    handle(order, async () => {
      await beforeAnswer();
      orders += 1;
      return { number: orders };
    }),
    handle(cancel, async () => {
      orders += 1;
    }),
  ]);
  [ana, bia] = people.map(({ cookie }) => served.as(cookie)) as [Call, Call];
});
afterAll(async () => {
  await served.app.close();
  await app.close();
});

test('the same key and content give the first answer', async () => {
  const idempotencyKey = 'pedido-1';
  const first = await ana(order, { frame: 'aro' }, { idempotencyKey });
  expect(await ana(order, { frame: 'aro' }, { idempotencyKey })).toEqual(first);
  expect(await ana(order, { frame: 'aro', lens: 'clara' }, { idempotencyKey })).toEqual(first);
  expect(await ana(order, { frame: 'aro' })).not.toEqual(first);
  expect(await ana(order, { frame: 'aro' }, { idempotencyKey: 'pedido-2' })).not.toEqual(first);
});

test('an empty answer is kept too', async () => {
  const idempotencyKey = 'cancela-1';
  await ana(cancel, {}, { idempotencyKey });
  const before = orders;
  expect(await ana(cancel, {}, { idempotencyKey })).toBeUndefined();
  expect(orders).toBe(before);
});

test('other content, or another route, under the same key is refused', async () => {
  const idempotencyKey = 'pedido-3';
  await ana(order, { frame: 'aro' }, { idempotencyKey });
  const reused = { code: 'key_reused', status: 409 };
  await expect(ana(order, { frame: 'lua' }, { idempotencyKey })).rejects.toMatchObject(reused);
  await expect(ana(cancel, {}, { idempotencyKey })).rejects.toMatchObject(reused);
});

test('a key is its account’s own', async () => {
  const idempotencyKey = 'pedido-4';
  const first = await ana(order, { frame: 'aro' }, { idempotencyKey });
  expect(await bia(order, { frame: 'aro' }, { idempotencyKey })).not.toEqual(first);
});

test('of many at the same moment one runs, and the others are told to wait', async () => {
  const idempotencyKey = 'clique-duplo';
  const gate = Promise.withResolvers<void>();
  beforeAnswer = () => gate.promise;
  const before = orders;
  const first = ana(order, { frame: 'aro' }, { idempotencyKey });
  await expect.poll(() => keyRow(idempotencyKey)).toBeDefined();
  for (let times = 0; times < 5; times += 1) {
    await expect(ana(order, { frame: 'aro' }, { idempotencyKey })).rejects.toMatchObject({
      code: 'in_progress',
      retryAfterSeconds: 1,
    });
  }
  gate.resolve();
  beforeAnswer = async () => {};
  expect(await first).toEqual({ number: before + 1 });
  expect(await ana(order, { frame: 'aro' }, { idempotencyKey })).toEqual({ number: before + 1 });
});

test('a change that failed frees its key', async () => {
  const idempotencyKey = 'tropeço-1'.normalize('NFD').replace(/\p{M}/gu, '');
  beforeAnswer = async () => {
    throw new ApiError('not_found');
  };
  await expect(ana(order, { frame: 'aro' }, { idempotencyKey })).rejects.toMatchObject({
    code: 'not_found',
  });
  beforeAnswer = async () => {};
  expect(await ana(order, { frame: 'lua' }, { idempotencyKey })).toEqual({ number: orders });
});

test('a key whose process died is taken over after a minute, by one', async () => {
  const idempotencyKey = 'queda-de-luz';
  const forever = Promise.withResolvers<void>();
  beforeAnswer = () => forever.promise;
  const lost = ana(order, { frame: 'aro' }, { idempotencyKey }).catch((error) => error);
  await expect.poll(() => keyRow(idempotencyKey)).toBeDefined();
  beforeAnswer = async () => {};
  app.clock.advance(59_999);
  await expect(ana(order, { frame: 'aro' }, { idempotencyKey })).rejects.toMatchObject({
    code: 'in_progress',
  });
  app.clock.advance(1);
  const before = orders;
  // Both see the abandoned key before either can take it.
  const holder = await app.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM idempotency_key WHERE key = $1 FOR UPDATE', [idempotencyKey]);
  const attempts = [1, 2].map(() =>
    ana(order, { frame: 'aro' }, { idempotencyKey }).catch((error) => error.code),
  );
  await expect.poll(waitingForLocks).toBe(2);
  await holder.query('COMMIT');
  holder.release();
  const number = before + 1;
  expect((await Promise.all(attempts)).toSorted()).toEqual([{ number }, 'in_progress']);
  expect(await ana(order, { frame: 'aro' }, { idempotencyKey })).toEqual({ number });
  // The attempt that was presumed dead finishes after all, and must not overwrite the answer.
  forever.resolve();
  await lost;
  expect(await ana(order, { frame: 'aro' }, { idempotencyKey })).toEqual({ number });
});

test.each(['short', 'x'.repeat(129), 'with space', 'çççççççç'])('%s is no key', async (key) => {
  await expect(
    served.inProcess(order, { frame: 'aro' }, { idempotencyKey: key }),
  ).rejects.toMatchObject({ code: 'sign_in_required' });
  const call = app.api.callAs(people[0]?.id ?? null);
  const { createPost } = await import('@arquiba/contract/posts');
  await expect(call(createPost, { text: 'oi' }, { idempotencyKey: key })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'Idempotency-Key': expect.any(String) },
  });
});

test('an ended session claims no key', async () => {
  const person = await signUp(app);
  const call = served.as(person.cookie);
  await call(order, { frame: 'aro' });
  await app.pool.query('DELETE FROM session WHERE account_id = $1', [person.id]);
  const before = orders;
  const refused = call(order, { frame: 'aro' }, { idempotencyKey: 'sessao-morta' });
  await expect(refused).rejects.toMatchObject({ code: 'sign_in_required' });
  expect([orders, await keyRow('sessao-morta')]).toEqual([before, undefined]);
});

test('keys are forgotten after two days', async () => {
  await ana(order, { frame: 'aro' }, { idempotencyKey: 'velha-velha' });
  app.clock.advance(24 * 3600_000);
  await ana(order, { frame: 'aro' }, { idempotencyKey: 'nova-nova' });
  app.clock.advance(24 * 3600_000 + 1);
  expect(await sweepIdempotencyKeys(app.api.services)).toBeGreaterThan(0);
  expect(await keyRow('velha-velha')).toBeUndefined();
  expect(await keyRow('nova-nova')).toBeDefined();
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await app.pool.query(`SELECT count(*)::integer AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0].waiting;
}

async function keyRow(key: string) {
  const { rows } = await app.pool.query('SELECT * FROM idempotency_key WHERE key = $1', [key]);
  return rows[0];
}
