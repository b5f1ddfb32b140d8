import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket } from './live-socket.ts';
import { createOpener } from './open-connection.ts';
import { StreamSocket } from './stream-socket.ts';

let app: TestApp;
let lia: Person;
let tab: LiveSocket;
let areSocketsBlocked = true;
let opened: string[] = [];
let streams: StreamSocket[] = [];
let lastSocket: WebSocket | undefined;
let heard: unknown[] = [];
let gaps = 0;

beforeAll(async () => {
  app = await startTestApp({ started: true });
  lia = await signUp(app);
});
afterAll(() => app.close());
beforeEach(() => {
  [areSocketsBlocked, opened, streams, heard, gaps] = [true, [], [], [], 0];
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  tab = new LiveSocket(createOpener({ openSocket, openStream }));
  tab.listen(`account:${lia.id}`, {
    onEvent: ({ n }) => heard.push(n),
    onGap: () => {
      gaps += 1;
    },
  });
});
afterEach(() => {
  tab.close();
  vi.useRealTimers();
});

test('where sockets are refused, a stream brings the events', async () => {
  await expect.poll(() => published(1), { timeout: 10_000 }).toBe(true);
  expect(opened).toEqual(['socket', 'socket', 'stream']);
  const others: unknown[] = [];
  const leave = tab.listen('public:um', { onEvent: ({ n }) => others.push(n) });
  await expect.poll(() => subscribed('public:um')).toBe(true);
  await publish('public:um', 2);
  await expect.poll(() => others).toEqual([2]);
  leave();
  await expect.poll(() => subscribed('public:um')).toBe(false);
});

test('a stream that breaks is opened again, and the gap is reported', async () => {
  await expect.poll(() => published(1), { timeout: 10_000 }).toBe(true);
  streams[0]?.close();
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  heard = [];
  await expect.poll(() => published(2)).toBe(true);
  expect(opened.slice(2)).toEqual(['stream', 'stream']);
});

test('once sockets are possible again, they are used again', async () => {
  await expect.poll(() => published(1), { timeout: 10_000 }).toBe(true);
  vi.advanceTimersByTime(31_000);
  await expect.poll(() => opened.slice(3)).toEqual(['socket']);
  // The trial failed, and nobody noticed it.
  await expect.poll(() => lastSocket?.readyState).toBe(WebSocket.CLOSED);
  expect(gaps).toBe(0);
  areSocketsBlocked = false;
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  expect(opened.slice(4)).toEqual(['socket', 'socket']);
  expect(streams[0]?.readyState).toBe(WebSocket.CLOSED);
  heard = [];
  await expect.poll(() => published(2)).toBe(true);
});

test('while nothing is reachable, sockets are tried before the next stream', async () => {
  const attempts: string[] = [];
  const away = (kind: string) => () => {
    attempts.push(kind);
    return new WebSocket('ws://127.0.0.1:1');
  };
  const open = createOpener({ openSocket: away('socket'), openStream: away('stream') });
  for (let n = 0; n < 6; n += 1) {
    await new Promise((resolve) => open().addEventListener('close', resolve));
  }
  expect(attempts).toEqual(['socket', 'socket', 'stream', 'socket', 'socket', 'stream']);
});

async function publish(channel: string, n: number): Promise<void> {
  const { db, realtime } = app.api.services;
  await realtime.publish(db, channel, { type: 'novidade', n });
}

/** Publishes to the account, and returns whether it was heard. */
async function published(n: number): Promise<boolean> {
  await publish(`account:${lia.id}`, n);
  return heard.includes(n);
}

function subscribed(channel: string): boolean {
  return app.api.services.realtime.subscribedChannels(channel).length > 0;
}

/** A proxy that knows no upgrade answers with an error. */
function openSocket(): WebSocket {
  opened.push('socket');
  const path = areSocketsBlocked ? '/api/outro' : '/api/realtime';
  const options: unknown = { headers: { origin: TEST_ORIGIN, cookie: lia.cookie } };
  lastSocket = new WebSocket(app.url.replace('http', 'ws') + path, options as string[]);
  return lastSocket;
}

function openStream(): StreamSocket {
  opened.push('stream');
  const stream = new StreamSocket(`${app.url}/api/realtime/stream`, (url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, origin: TEST_ORIGIN, cookie: lia.cookie } }),
  );
  streams.push(stream);
  return stream;
}
