import { ApiError } from '@arquiba/contract/errors';
import { type Call, route } from '@arquiba/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Person, signUp } from '../../../../tools/testing/people.ts';
import { statementsOf } from '../../../../tools/testing/statements.ts';
import { startTestApp, type TestApp } from '../../../../tools/testing/test-app.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import { handle, handleProven } from './operation.ts';
import { transactProven } from './proven.ts';
import { serveHandlers } from './testing/serve-handlers.ts';

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

const lend = route({
  ...{ method: 'POST', path: '/api/loans', summary: '', access: 'session', idempotent: true },
  input: z.object({ frame: z.string() }),
  output: z.object({ number: z.number() }),
  errors: ['not_found'],
});

let app: TestApp;
let people: Person[];
let ana: Call;
let bia: Call;
let served: Awaited<ReturnType<typeof serveHandlers>>;
let orders = 0;
let beforeAnswer: () => Promise<void> = async () => {};
let loans = 0;
let beforeCommit: () => Promise<void> = async () => {};
let afterCommit: () => Promise<void> = async () => {};

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
    handleProven(lend, async (context) => {
      const number = await transactProven(context, async (tx) => {
        await tx.execute('SELECT');
        await beforeCommit();
        return loans + 1;
      });
      loans = number;
      await afterCommit();
      return { number };
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
  // The one that was believed dead ends after all, and does not overwrite the answer.
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

describe('a change that claims its key in its own transaction', () => {
  const refusal = async () => {
    throw new ApiError('not_found');
  };
  /** Somebody whom the process knows, so that the change begins before their session is looked up. */
  const newLender = async () => {
    const person = await signUp(app);
    const call = served.as(person.cookie);
    await call(order, { frame: 'aro' });
    return {
      ...person,
      lend: (idempotencyKey: string, frame = 'aro') => call(lend, { frame }, { idempotencyKey }),
    };
  };

  test('is done once, and its session is not looked up', async () => {
    const person = await newLender();
    const before = loans;
    const asked = await statementsOf(() => person.lend('empresta-1'));
    expect(asked).not.toContain('session_read');
    expect(await person.lend('empresta-1')).toEqual({ number: before + 1 });
    await expect(person.lend('empresta-1', 'lua')).rejects.toMatchObject({ code: 'key_reused' });
    expect(loans).toBe(before + 1);
  });

  test('is done once of many at the same moment', async () => {
    const person = await newLender();
    const before = loans;
    const all = Array.from({ length: 5 }, () =>
      person.lend('empresta-2').catch(({ code }) => code),
    );
    const answers = await Promise.all(all);
    expect(answers).toContainEqual({ number: before + 1 });
    for (const answer of answers)
      expect([{ number: before + 1 }, 'in_progress']).toContainEqual(answer);
    expect(loans).toBe(before + 1);
  });

  test('frees it where it failed, and is not tried again by itself once it is committed', async () => {
    const person = await newLender();
    const before = loans;
    beforeCommit = refusal;
    await expect(person.lend('empresta-3')).rejects.toMatchObject({ code: 'not_found' });
    beforeCommit = async () => {};
    expect([loans, await keyRow('empresta-3')]).toEqual([before, undefined]);
    afterCommit = refusal;
    await expect(person.lend('empresta-3')).rejects.toMatchObject({ code: 'not_found' });
    afterCommit = async () => {};
    expect([loans, await keyRow('empresta-3')]).toEqual([before + 1, undefined]);
    expect(await person.lend('empresta-3')).toEqual({ number: before + 2 });
  });

  test('is not done for a session that ended elsewhere', async () => {
    const person = await newLender();
    const before = loans;
    await app.pool.query('DELETE FROM session WHERE account_id = $1', [person.id]);
    await expect(person.lend('empresta-4')).rejects.toMatchObject({ code: 'sign_in_required' });
    expect([loans, await keyRow('empresta-4')]).toEqual([before, undefined]);
  });
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
