import type { AddressInfo } from 'node:net';
import { type ClientMessage, closeCode, type ServerMessage } from '@arquiba/contract/realtime';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '../limits/rate-limit.ts';
import { closeSession, openSession } from '../sessions/session.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { registerSocket } from './socket.ts';
import { accountChannel } from './socket-channels.ts';

const NEVER = 2 ** 31 - 1;
const publicUrl = new URL('https://arquiba.example');
const cookie = new SessionCookie(publicUrl);
const apps: FastifyInstance[] = [];
const aborts: AbortController[] = [];
let platform: Platform;
let address: string;

beforeAll(async () => {
  platform = await openPlatform();
  address = await serve({ limits: { recheckMs: NEVER } });
});
afterEach(() => {
  for (const each of aborts.splice(0)) each.abort();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await platform.close();
});

test('events arrive on a stream, also if its messages reach another process', async () => {
  const elsewhere = await serve({ limits: { recheckMs: NEVER } });
  const lia = await signIn();
  const { next, send } = await open(lia);
  for (const [channel, at] of [
    [accountChannel(lia.accountId), address],
    ['public:placar', elsewhere],
  ] as const) {
    expect(await send({ type: 'subscribe', channels: [channel] }, { at })).toBe(204);
    expect(await next()).toEqual({ type: 'subscribed', channel });
    await platform.realtime.publish(platform.db, channel, { type: 'novidade', text: 'É\ngol' });
    expect(await next()).toEqual({
      ...{ type: 'event', channel, event: { type: 'novidade', text: 'É\ngol' } },
    });
  }
  await send({ type: 'unsubscribe', channels: ['public:placar'] });
  expect(await next()).toEqual({ type: 'unsubscribed', channel: 'public:placar' });
  await platform.realtime.publish(platform.db, 'public:placar', { type: 'tarde demais' });
  await send({ type: 'ping' });
  expect(await next()).toEqual({ type: 'pong' });
});

test('the rules of the channels are those of sockets', async () => {
  const [lia, caio] = [await signIn(), await signIn()];
  const own = accountChannel(caio.accountId);
  for (const who of [lia, { headers: { origin: publicUrl.origin } }]) {
    const { next, send } = await open(who);
    await send({ type: 'subscribe', channels: [own, 'public:placar', 'streams:x'] });
    expect(await next()).toEqual({ type: 'refused', channel: own });
    expect(await next()).toEqual({ type: 'subscribed', channel: 'public:placar' });
    expect(await next()).toEqual({ type: 'refused', channel: 'streams:x' });
    await platform.realtime.publish(platform.db, own, { type: 'segredo' });
    await send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  }
});

test('nobody else can send messages for a stream', async () => {
  const [lia, caio] = [await signIn(), await signIn()];
  const { next, send } = await open(lia);
  const visitor = { origin: publicUrl.origin };
  for (const headers of [caio.headers, visitor, (await signIn(lia.accountId)).headers]) {
    expect(await send({ type: 'subscribe', channels: ['public:x'] }, { headers })).toBe(204);
  }
  await send({ type: 'ping' });
  expect(await next()).toEqual({ type: 'pong' });
});

test('a foreign page, an unknown session and what is not a message are refused', async () => {
  const { headers } = await signIn();
  const statusOf = async (given: Record<string, string>, init: RequestInit = {}) =>
    (await fetch(address, { headers: given, ...init })).status;
  const { cookie: own } = headers;
  expect(await statusOf({ cookie: own, origin: 'https://outro.example' })).toBe(403);
  expect(await statusOf({ cookie: own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf({ cookie: own, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await statusOf({ cookie: own })).toBe(403);
  const unknown = `${cookie.name}=${'A'.repeat(43)}`;
  expect(await statusOf({ origin: publicUrl.origin, cookie: unknown })).toBe(401);
  const post = (body: unknown) =>
    statusOf(
      { ...headers, 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify(body) },
    );
  expect(await post({ stream: crypto.randomUUID(), message: { type: 'shout' } })).toBe(400);
  expect(await post({ message: { type: 'ping' } })).toBe(400);
  expect(await post({ stream: 'x'.repeat(100_000), message: { type: 'ping' } })).toBe(413);
});

test('streams count among the sockets of an account and of an address', async () => {
  const tight = await serve({ limits: { socketsPerAccount: 2, visitorsPerAddress: 1 } });
  const lia = await signIn();
  const visitor = { headers: { origin: publicUrl.origin } };
  await open(lia, tight);
  await open(lia, tight);
  await open(visitor, tight);
  for (const { headers } of [lia, visitor]) {
    expect((await fetch(tight, { headers })).status).toBe(429);
  }
  aborts.shift()?.abort();
  await expect.poll(() => open(lia, tight).catch(() => null)).not.toBeNull();
});

test('the end of a session, a block and an expiry end its stream', async () => {
  const left = await signIn();
  const stream = await open(left);
  await closeSession(platform.services, left);
  expect(await stream.closed).toBe(closeCode.sessionEnded);

  // Without any event about it: the regular check finds out.
  const quick = await serve({ limits: { recheckMs: 50 } });
  const blocked = await signIn();
  const hers = await open(blocked, quick);
  await platform.pool.query(`UPDATE account SET status = 'blocked' WHERE id = $1`, [
    blocked.accountId,
  ]);
  expect(await hers.closed).toBe(closeCode.sessionEnded);

  const expiring = await open(await signIn(), quick);
  await platform.pool.query('UPDATE session SET expires_at = created_at');
  expect(await expiring.closed).toBe(closeCode.sessionEnded);
});

test('a quiet stream is kept alive, and one that does not read is closed', async () => {
  const lively = await serve({ limits: { pingMs: 50, bufferedBytes: 100_000 } });
  const { next, send, heartbeats } = await open(await signIn(), lively);
  await expect.poll(heartbeats).toBeGreaterThan(2);
  await send({ type: 'ping' }, { at: lively });
  expect(await next()).toEqual({ type: 'pong' });

  const slow = await open(await signIn(), lively, { reads: false });
  await slow.send({ type: 'subscribe', channels: ['public:rio'] }, { at: lively });
  await expect.poll(() => platform.realtime.subscribedChannels('public:rio')).toHaveLength(1);
  const event = { type: 'cheia', text: 'x'.repeat(200_000) };
  for (let n = 0; n < 60; n += 1) await platform.realtime.publish(platform.db, 'public:rio', event);
  await expect
    .poll(() => platform.logged)
    .toContainEqual(expect.objectContaining({ code: closeCode.tooSlow }));
});

test('after a gap between the processes a stream ends, so that its browser subscribes again', async () => {
  const { closed } = await open(await signIn());
  await platform.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'arquiba listener' AND datname = current_database()`,
  );
  expect(await closed).toBe(null);
});

test('stopping the server says goodbye to every stream', async () => {
  const stopping = await serve({});
  const { closed } = await open(await signIn(), stopping);
  await apps.at(-1)?.close();
  expect(await closed).toBe(closeCode.goingAway);
});

async function serve(extra: Partial<Parameters<typeof registerSocket>[1]>): Promise<string> {
  // The connections of `fetch` would be waited for.
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  const { services, clock } = platform;
  const limiter = await createRateLimiter({ clock, log: services.log });
  registerSocket(app, { services, publicUrl, cookie, limiter, ...extra });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api/realtime/stream`;
}

async function signIn(existing?: string) {
  const accountId = existing ?? (await platform.createAccount());
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  const { sessionId, token } = await openSession(platform.services, accountId, caller);
  const headers = { origin: publicUrl.origin, cookie: `${cookie.name}=${token}` };
  return { accountId, sessionId, headers };
}

/** Signed in if there is a cookie. */
interface Visitor {
  headers: { origin: string; cookie?: string };
}

/** An open stream; `closed` is the code it ended with, or null if it broke. */
async function open({ headers }: Visitor, url = address, { reads = true } = {}) {
  const abort = new AbortController();
  aborts.push(abort);
  const response = await fetch(url, { headers, signal: abort.signal });
  if (response.status !== 200 || !response.body) throw new Error(`refused: ${response.status}`);
  const blocks = blocksOf(response.body);
  const messages: ServerMessage[] = [];
  let beats = 0;
  const first = JSON.parse((await blocks.next()).value?.slice('data: '.length) ?? '');
  const read = async () => {
    for await (const block of blocks) {
      if (block.startsWith('event: close\n')) return Number(block.split('data: ')[1]);
      if (block.startsWith('data: ')) messages.push(JSON.parse(block.slice('data: '.length)));
      else beats += 1;
    }
    return null;
  };
  const closed = reads ? read().catch(() => null) : Promise.resolve(null);
  return {
    closed,
    heartbeats: () => beats,
    async next() {
      await expect.poll(() => messages.length).toBeGreaterThan(0);
      return messages.shift();
    },
    async send(message: ClientMessage, { at = url, headers: given = headers } = {}) {
      const body = JSON.stringify({ stream: first.stream, message });
      const type = { 'content-type': 'application/json' };
      return (await fetch(at, { method: 'POST', headers: { ...given, ...type }, body })).status;
    },
  };
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}
