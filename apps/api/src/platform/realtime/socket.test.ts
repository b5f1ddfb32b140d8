import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeCode, type ServerMessage } from '@arquiba/contract/realtime';
import fastify, { type FastifyInstance } from 'fastify';
import type { QueryConfig } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createRateLimiter } from '../limits/rate-limit.ts';
import { closeSession, closeSessionsOf, openSession } from '../sessions/session.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { registerSocket } from './socket.ts';
import { accountChannel } from './socket-channels.ts';

const NEVER = 2 ** 31 - 1;
const publicUrl = new URL('https://arquiba.example');
const cookie = new SessionCookie(publicUrl);
const apps: FastifyInstance[] = [];
const clients: WebSocket[] = [];
let platform: Platform;
let address: string;

beforeAll(async () => {
  platform = await openPlatform();
  // Without the regular check: here the event about a session's end closes sockets.
  address = await serve({ limits: { recheckMs: NEVER } });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await platform.close();
});

test('events of the own account and of public channels arrive', async () => {
  const lia = await signIn();
  const { client, next } = await connect(lia);
  for (const channel of [accountChannel(lia.accountId), 'public:placar']) {
    client.send(JSON.stringify({ type: 'subscribe', channels: [channel] }));
    expect(await next()).toEqual({ type: 'subscribed', channel });
    await platform.realtime.publish(platform.db, channel, { type: 'novidade', n: 1 });
    expect(await next()).toEqual({ type: 'event', channel, event: { type: 'novidade', n: 1 } });
  }
  client.send(JSON.stringify({ type: 'unsubscribe', channels: ['public:placar'] }));
  expect(await next()).toEqual({ type: 'unsubscribed', channel: 'public:placar' });
  await platform.realtime.publish(platform.db, 'public:placar', { type: 'novidade', n: 2 });
  client.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toEqual({ type: 'pong' });
});

test("another account's channel, and one that no rule opens, are refused", async () => {
  const lia = await signIn();
  const caio = await signIn();
  const { client, next } = await connect(lia);
  for (const channel of [accountChannel(caio.accountId), `session:${caio.accountId}`, 'x:1']) {
    client.send(JSON.stringify({ type: 'subscribe', channels: [channel] }));
    expect(await next()).toEqual({ type: 'refused', channel });
    await platform.realtime.publish(platform.db, channel, { type: 'segredo' });
  }
  client.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toEqual({ type: 'pong' });
});

test('a rule of a feature decides about its prefix', async () => {
  const grown = await serve({
    channels: [
      {
        prefix: 'group',
        allowedFor: async (_viewer, names) => names.filter((name) => name === '71'),
      },
    ],
  });
  const { client, next } = await connect(await signIn(), grown);
  client.send(JSON.stringify({ type: 'subscribe', channels: ['group:71'] }));
  expect(await next()).toEqual({ type: 'subscribed', channel: 'group:71' });
  client.send(JSON.stringify({ type: 'subscribe', channels: ['group:72'] }));
  expect(await next()).toEqual({ type: 'refused', channel: 'group:72' });
});

test('a foreign or missing origin, an unknown session, another path: refused', async () => {
  const { headers } = await signIn();
  const unknown = `${cookie.name}=${'A'.repeat(43)}`;
  expect(await refusal({ ...headers, origin: 'https://outro.example' })).toBe(403);
  expect(await refusal({ ...headers, origin: 'null' })).toBe(403);
  expect(await refusal({ cookie: headers.cookie })).toBe(403);
  expect(await refusal({ origin: publicUrl.origin, cookie: unknown })).toBe(401);
  expect(await refusal(headers, address.replace('/api/realtime', '/api/outro'))).toBe(404);
});

test('plain requests, and upgrades to something else, are answered as usual', async () => {
  const page = address.replace('ws:', 'http:').replace('/api/realtime', '/page');
  expect((await fetch(address.replace('ws:', 'http:'))).status).toBe(426);
  expect(await refusal({ upgrade: 'h2c' }, page)).toBe(200);
});

test('a frame of more than 64 kB, a flood and what is not a message are closed', async () => {
  const lia = await signIn();
  const large = await connect(lia);
  large.client.send('x'.repeat(10 * 1024 * 1024));
  expect(await large.closed).toBe(1009);

  const flood = await connect(lia);
  for (let n = 0; n < 200; n += 1) flood.client.send('{"type":"ping"}');
  expect(await flood.closed).toBe(closeCode.tooMuch);

  for (const nonsense of [
    '',
    '[]',
    '{"type":"shout"}',
    '{"type":"subscribe","channels":["a b"]}',
  ]) {
    const { client, closed } = await connect(lia);
    client.send(nonsense);
    expect(await closed, nonsense).toBe(closeCode.malformed);
  }
});

test('a browser listens to a limited number of channels on a limited number of sockets', async () => {
  const tight = await serve({ limits: { channels: 2, socketsPerAccount: 2 } });
  const lia = await signIn();
  const { client, closed } = await connect(lia, tight);
  await connect(lia, tight);
  expect(await refusal(lia.headers, tight)).toBe(429);
  for (const n of [1, 2, 3]) {
    client.send(JSON.stringify({ type: 'subscribe', channels: [`public:${n}`] }));
  }
  expect(await closed).toBe(closeCode.tooMuch);
  await connect(lia, tight);
});

test('no more sockets open than the limits allow, however many are asked for at once', async () => {
  const many = 200;
  const { services, pool } = platform;
  const limiter = await createRateLimiter({ clock: platform.clock, log: services.log });
  const lia = await signIn();
  // All of them are let through, and all sessions found, at the same moment.
  const counted = meetingOf(many);
  const found = meetingOf(many);
  const $client = {
    query: (asked: QueryConfig) => pool.query(asked).finally(found),
  };
  const busy = await serve({
    ...{
      limiter: { ...limiter, take: counted },
      services: { ...services, db: { $client } as never },
    },
    limits: { socketsPerAccount: 5, visitorsPerAddress: 7 },
  });
  const openAtOnce = async (headers: Visitor['headers']) => {
    const opened = Array.from({ length: many }, () => {
      const client = new WebSocket(busy, { headers });
      clients.push(client);
      client.on('error', () => {});
      return new Promise<number>((done) => {
        client.once('open', () => done(1)).once('close', () => done(0));
      });
    });
    return (await Promise.all(opened)).reduce((sum, each) => sum + each, 0);
  };
  expect(await openAtOnce(lia.headers)).toBe(5);
  expect(await openAtOnce({ origin: publicUrl.origin })).toBe(7);
});

test('a visitor hears what everybody may, and no account; so many from an address', async () => {
  const busy = await serve({ limits: { visitorsPerAddress: 2, recheckMs: 50 } });
  const lia = await signIn();
  const visitor = { headers: { origin: publicUrl.origin } };
  const { client, next } = await connect(visitor, busy);
  const own = accountChannel(lia.accountId);
  client.send(JSON.stringify({ type: 'subscribe', channels: [own, 'public:placar'] }));
  expect(await next()).toEqual({ type: 'refused', channel: own });
  expect(await next()).toEqual({ type: 'subscribed', channel: 'public:placar' });
  await platform.realtime.publish(platform.db, own, { type: 'segredo' });
  await platform.realtime.publish(platform.db, 'public:placar', { type: 'gol' });
  expect(await next()).toMatchObject({ event: { type: 'gol' } });
  await connect(visitor, busy);
  expect(await refusal(visitor.headers, busy)).toBe(429);
  // The regular check of sessions ends hers and does not concern visitors.
  const hers = await connect(lia, busy);
  await platform.pool.query('UPDATE session SET expires_at = created_at WHERE account_id = $1', [
    lia.accountId,
  ]);
  expect(await hers.closed).toBe(closeCode.sessionEnded);
  client.send(JSON.stringify({ type: 'ping' }));
  expect(await next()).toEqual({ type: 'pong' });
});

test('ending a session closes its sockets and no others', async () => {
  const lia = await signIn();
  const elsewhere = await signIn(lia.accountId);
  const caio = await signIn();
  const gone = await connect(lia);
  const kept = await connect(elsewhere);
  const foreign = await connect(caio);
  await closeSession(platform.services, lia);
  expect(await gone.closed).toBe(closeCode.sessionEnded);
  expect(await refusal(lia.headers)).toBe(401);
  for (const { client, next } of [kept, foreign]) {
    client.send('{"type":"ping"}');
    expect(await next()).toEqual({ type: 'pong' });
  }
  await closeSessionsOf(platform.services, lia.accountId);
  expect(await kept.closed).toBe(closeCode.sessionEnded);
});

test('a blocked account and an expired session are found out without any news of it', async () => {
  const quick = await serve({ limits: { recheckMs: 50 } });
  const blocked = await signIn();
  const socket = await connect(blocked, quick);
  await platform.pool.query(`UPDATE account SET status = 'blocked' WHERE id = $1`, [
    blocked.accountId,
  ]);
  expect(await socket.closed).toBe(closeCode.sessionEnded);

  const expiring = await connect(await signIn(), quick);
  await platform.pool.query('UPDATE session SET expires_at = created_at');
  expect(await expiring.closed).toBe(closeCode.sessionEnded);
});

test('a message on an ended session is answered with the end', async () => {
  // Never rechecked and trusted for no time: only the message itself finds out.
  const slow = await serve({ limits: { recheckMs: NEVER, trustMs: 0 } });
  const lia = await signIn();
  const { client, closed, next } = await connect(lia, slow);
  client.send('{"type":"ping"}');
  expect(await next()).toEqual({ type: 'pong' });
  await platform.pool.query('DELETE FROM session WHERE id = $1', [lia.sessionId]);
  client.send('{"type":"ping"}');
  expect(await closed).toBe(closeCode.sessionEnded);
});

test('a browser that gives no sign of life is closed, one that answers is not', async () => {
  const lively = await serve({ limits: { pingMs: 200 } });
  const lia = await signIn();
  const silent = await connect(lia, lively, { autoPong: false });
  const answering = await connect(lia, lively);
  expect(await silent.closed).toBe(closeCode.silent);
  answering.client.send('{"type":"ping"}');
  expect(await answering.next()).toEqual({ type: 'pong' });
});

test('a browser that does not read is closed instead of filling the memory', async () => {
  const narrow = await serve({ limits: { bufferedBytes: 100_000 } });
  const { client, next } = await connect(await signIn(), narrow);
  client.send(JSON.stringify({ type: 'subscribe', channels: ['public:rio'] }));
  await next();
  client.pause();
  const event = { type: 'cheia', text: 'x'.repeat(200_000) };
  // More than the buffers of the operating system hold.
  for (let n = 0; n < 60; n += 1) await platform.realtime.publish(platform.db, 'public:rio', event);
  await expect
    .poll(() => platform.logged)
    .toContainEqual(expect.objectContaining({ code: closeCode.tooSlow }));
});

test('after a gap browsers are told to read again', async () => {
  const { next } = await connect(await signIn());
  await platform.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'arquiba listener' AND datname = current_database()`,
  );
  expect(await next()).toEqual({ type: 'resync' });
});

test('stopping the server says goodbye to every socket', async () => {
  const stopping = await serve({});
  const { closed } = await connect(await signIn(), stopping);
  await apps.at(-1)?.close();
  expect(await closed).toBe(closeCode.goingAway);
});

type Extra = Partial<Parameters<typeof registerSocket>[1]>;

async function serve(extra: Extra): Promise<string> {
  const app = fastify();
  apps.push(app);
  const { services, clock } = platform;
  const limiter = await createRateLimiter({ clock, log: services.log });
  app.get('/page', () => 'a page');
  registerSocket(app, { services, publicUrl, cookie, limiter, ...extra });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}/api/realtime`;
}

/** Where so many wait for each other, and then go on at once. */
function meetingOf(count: number): () => Promise<void> {
  let here = 0;
  let all = Promise.withResolvers<void>();
  return () => {
    const { promise, resolve } = all;
    here += 1;
    if (here < count) return promise;
    [here, all] = [0, Promise.withResolvers<void>()];
    resolve();
    return promise;
  };
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

async function connect({ headers }: Visitor, url = address, options: { autoPong?: boolean } = {}) {
  const client = new WebSocket(url, { headers, ...options });
  clients.push(client);
  const messages: ServerMessage[] = [];
  const waiting: Array<(message: ServerMessage) => void> = [];
  client.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    const first = waiting.shift();
    if (first) first(message);
    else messages.push(message);
  });
  // The server may close while a large frame is still being written.
  client.on('error', () => {});
  const closed = once(client, 'close').then(([code]) => code as number);
  await once(client, 'open');
  const next = () =>
    new Promise<ServerMessage>((resolve) => {
      const message = messages.shift();
      if (message) resolve(message);
      else waiting.push(resolve);
    });
  return { client, closed, next };
}

/** The HTTP status with which a socket is refused. */
async function refusal(headers: Record<string, string>, url = address): Promise<number> {
  const asked = request(url.replace('ws:', 'http:'), {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      ...headers,
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  }).end();
  const [response] = await Promise.race([once(asked, 'response'), once(asked, 'upgrade')]);
  response.resume();
  return response.statusCode;
}
