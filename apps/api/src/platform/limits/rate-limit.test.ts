import { randomUUID } from 'node:crypto';
import { createPost } from '@arquiba/contract/posts';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { newPerson, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { NO_REDIS, openTestRedis } from '@arquiba/testing/test-redis';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettableClock } from '../clock.ts';
import { apiServerOptions } from '../http/http.ts';
import { bodyOf } from '../testing/body-of.ts';
import {
  countedAddress,
  countedNetwork,
  createRateLimiter,
  type RateLimiter,
} from './rate-limit.ts';
import { MemoryBuckets } from './rate-limit-memory.ts';

const redis = await openTestRedis();
afterAll(() => redis?.stop());

describe('a budget in memory', () => testBudget(undefined));
describe.skipIf(!redis)(`a budget in Redis${redis ? '' : NO_REDIS}`, () => testBudget(redis?.url));

function testBudget(url: string | undefined): void {
  const clock = new SettableClock(new Date('2026-03-10T12:00:00Z'));
  const log = pino({ level: 'silent' });
  const budgets = { write: { size: 3, seconds: 60 } };
  let limiter: RateLimiter;
  beforeAll(async () => {
    limiter = await createRateLimiter({ clock, log, budgets, redisUrl: url });
  });
  afterAll(() => limiter.close());

  test('gives what it holds at once, then as it refills', async () => {
    const someone = randomUUID();
    for (let taken = 0; taken < 3; taken += 1) await limiter.take('write', someone);
    await expect(limiter.take('write', someone)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 20,
    });
    clock.advance(19_000);
    await expect(limiter.take('write', someone)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    clock.advance(1_000);
    await limiter.take('write', someone);
    await expect(limiter.take('write', someone)).rejects.toThrow();
    await limiter.take('write', randomUUID());
    await limiter.take('read', someone);
  });

  test('takes back no more than was given', async () => {
    const someone = randomUUID();
    await limiter.take('write', someone);
    for (let times = 0; times < 9; times += 1) await limiter.giveBack('write', someone);
    for (let taken = 0; taken < 3; taken += 1) await limiter.take('write', someone);
    await expect(limiter.take('write', someone)).rejects.toThrow();
  });

  test('of many at once lets exactly its size pass', async () => {
    const someone = randomUUID();
    const takes = Array.from({ length: 20 }, () => limiter.take('write', someone));
    const passed = (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(3);
  });
}

test('without its Redis it counts in memory and says so once', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const limiter = await createRateLimiter({
    clock: new SettableClock(new Date()),
    log,
    redisUrl: 'redis://127.0.0.1:1',
    budgets: { write: { size: 2, seconds: 60 } },
  });
  await limiter.take('write', 'a');
  await limiter.take('write', 'a');
  await expect(limiter.take('write', 'a')).rejects.toMatchObject({ code: 'too_many_requests' });
  await limiter.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('counting in memory');
});

test('memory is bounded: the one unused for longest is forgotten', () => {
  const buckets = new MemoryBuckets(2);
  const budget = { size: 1, seconds: 60 };
  const take = (subject: string) => buckets.add('read', subject, budget, 1, 0);
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60_000]);
  expect([take('c'), take('a'), take('b')]).toEqual([0, 60_000, 0]);
});

test('requests from many addresses do not push out the count of an account', async () => {
  const clock = new SettableClock(new Date());
  const limiter = await createRateLimiter({ clock, log: pino({ level: 'silent' }) });
  const guess = () => limiter.take('credentials-email', '/api/sessions ana@example.com');
  for (let tries = 0; tries < 10; tries += 1) await guess();
  await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' });
  for (let n = 0; n < 60_000; n += 1)
    await limiter.take('read', `2001:db8:0:${n.toString(16)}::/64`);
  await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' });
  await limiter.close();
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is in the network %s', (ip, network) => {
  expect(countedNetwork(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});

describe('over HTTP', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await startTestApp({
      budgets: {
        read: { size: 60, seconds: 60 },
        write: { size: 40, seconds: 60 },
        credentials: { size: 5, seconds: 600 },
        'credentials-email': { size: 3, seconds: 600 },
        'credentials-network': { size: 30, seconds: 600 },
      },
    });
    person = await signUp(app);
  });
  afterAll(() => app.close());

  test('guessing a password ends in 429, for the e-mail and then for the address', async () => {
    const { email, password } = person.sent;
    // A correct attempt, or one that failed for another reason, costs nothing.
    for (let times = 0; times < 6; times += 1) await app.call(signIn, { email, password });
    for (let times = 0; times < 6; times += 1) {
      const tooLong = { email, password: 'x'.repeat(201) };
      await expect(app.call(signIn, tooLong)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    const guess = (to: string) =>
      app.call(signIn, { email: to, password: 'chute' }).catch((error) => error);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await guess(email)).toMatchObject({ code: 'wrong_credentials' });
    }
    const refused = await guess(email.toUpperCase());
    expect(refused).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    // Unknown e-mails are counted alike: the answers do not reveal which accounts exist.
    expect(await guess(newPerson().email)).toMatchObject({ code: 'wrong_credentials' });
    expect(await guess(newPerson().email)).toMatchObject({ code: 'too_many_requests' });
    await expect(app.call(signIn, { email, password })).rejects.toMatchObject({ status: 429 });
    app.clock.advance(600_000);
    expect(await app.call(signIn, { email, password })).toMatchObject({ id: person.id });
  });

  test.each([
    ['IPv4', (n: number) => `198.51.100.${n}`],
    ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('guessing from many addresses of one %s network ends in 429', async (_kind, addressOf) => {
    app.clock.advance(600_000);
    const guess = async (ip: string) => {
      const caller = { cookie: undefined, ip, userAgent: '', requestId: 'guess' };
      const { call } = await app.api.openCall(caller);
      const sent = { email: newPerson().email, password: 'chute' };
      return await call(signIn, sent).catch(({ code }) => code);
    };
    for (let n = 0; n < 30; n += 1) expect(await guess(addressOf(n))).toBe('wrong_credentials');
    expect(await guess(addressOf(31))).toBe('too_many_requests');
    expect(await guess('192.0.2.1')).toBe('wrong_credentials');
  });

  test('changes are counted by account', async () => {
    app.clock.advance(600_000);
    const other = await signUp(app);
    for (let times = 0; times < 40; times += 1) await person.call(createPost, { text: 'oi' });
    await expect(person.call(createPost, { text: 'oi' })).rejects.toMatchObject({ status: 429 });
    await other.call(createPost, { text: 'oi' });
    const response = await fetch(app.url + createPost.path, {
      method: 'POST',
      headers: {
        ...{ cookie: person.cookie, origin: TEST_ORIGIN },
        'content-type': 'application/json',
      },
      body: JSON.stringify({ text: 'oi' }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await bodyOf(response)).error.code).toBe('too_many_requests');
  });

  test('requests are counted by address, but for those of this machine', async () => {
    const forwarded = Fastify({ ...apiServerOptions, trustProxy: 'loopback' });
    await app.api.register(forwarded);
    const url = await forwarded.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (times: number, headers: Record<string, string>) => {
      const path = url + currentSession.path;
      const asked = Array.from({ length: times }, () => fetch(path, { headers }));
      return (await Promise.all(asked)).filter(({ status }) => status === 429).length;
    };
    expect(await ask(63, { 'x-forwarded-for': '2001:db8::1' })).toBe(3);
    expect(await ask(1, { 'x-forwarded-for': '2001:db8::2' })).toBe(1);
    expect(await ask(1, { 'x-forwarded-for': '2001:db8:0:1::1' })).toBe(0);
    expect(await ask(63, {})).toBe(0);
    await forwarded.close();
  });

  test('a page counts once, whatever it reads; the operator is not counted', async () => {
    app.clock.advance(600_000);
    const caller = { cookie: undefined, ip: '203.0.113.9', userAgent: '', requestId: 'page' };
    const { call } = await app.api.openCall(caller);
    for (let times = 0; times < 100; times += 1) await call(currentSession, {});
    for (let times = 1; times < 60; times += 1) await app.api.openCall(caller);
    await expect(app.api.openCall(caller)).rejects.toMatchObject({ code: 'too_many_requests' });
    const operator = app.api.callAs(person.id);
    for (let times = 0; times < 50; times += 1) await operator(createPost, { text: 'oi' });
  });
});
