import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LiveSocket } from './live-socket.ts';

let app: TestApp;
let cookie: string;
let tab: LiveSocket;
let opened: WebSocket[] = [];
let sent: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ started: true });
  cookie = await app.signIn((await signUp(app)).id);
});
afterAll(() => app.close());

beforeEach(() => {
  [opened, sent] = [[], []];
  tab = new LiveSocket(open);
});
afterEach(() => tab.close());

test('what is wanted together is asked for together, on one connection', async () => {
  const received: RealtimeEvent[] = [];
  for (let n = 1; n <= 60; n += 1) {
    tab.listen(`public:${n}`, { onEvent: (event) => received.push(event) });
  }
  tab.listen('public:left', { onEvent() {} })();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.join()).not.toContain('public:left');
  await expect.poll(() => published('public:60', received)).toBe(true);
  expect(opened).toHaveLength(1);
});

test('events reach the listeners, until they unsubscribe', async () => {
  const [received, other]: RealtimeEvent[][] = [[], []];
  const leave = tab.listen('public:um', { onEvent: (event) => received?.push(event) });
  tab.listen('public:dois', { onEvent: (event) => other?.push(event) });
  await expect.poll(() => published('public:um', received)).toBe(true);
  expect(other).toEqual([]);
  leave();
  await expect.poll(() => sent.at(-1)).toContain('"unsubscribe"');
  const before = received?.length;
  await published('public:um', received);
  await expect.poll(() => published('public:dois', other)).toBe(true);
  expect(received).toHaveLength(before ?? 0);
});

test('a lost connection reconnects, subscribes again, and reports the gap', async () => {
  const received: RealtimeEvent[] = [];
  let gaps = 0;
  tab.listen('public:um', { onEvent: (event) => received.push(event), onGap: () => gaps++ });
  await expect.poll(() => published('public:um', received)).toBe(true);
  expect(gaps).toBe(0);
  opened[0]?.close();
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  expect(opened).toHaveLength(2);
  received.length = 0;
  await expect.poll(() => published('public:um', received)).toBe(true);
});

test('each listener is notified when its subscription is active, and not if it is refused', async () => {
  const received: string[] = [];
  const listen = (channel: string, name: string) =>
    tab.listen(channel, { onEvent() {}, onSubscribed: () => received.push(name) });
  listen('account:1', 'of somebody else');
  listen('public:um', 'first');
  await expect.poll(() => received).toEqual(['first']);
  listen('public:um', 'second');
  expect(received).toEqual(['first', 'second']);
});

test('a refused channel is no reason to try again', async () => {
  tab.listen('account:1', { onEvent() {} });
  await expect.poll(() => sent.length).toBe(1);
  tab.listen('public:um', { onEvent() {} });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).not.toContain('account:1');
});

/** Publishes an event, and returns whether anything was received. */
async function published(channel: string, received: RealtimeEvent[] | undefined): Promise<boolean> {
  const { db, realtime } = app.api.services;
  await realtime.publish(db, channel, { type: 'novidade' });
  return (received?.length ?? 0) > 0;
}

/** Opens a socket with the site's origin. Node takes headers where browsers take protocols. */
function open(): WebSocket {
  const options: unknown = { headers: { origin: TEST_ORIGIN, cookie } };
  const url = `${app.url.replace('http', 'ws')}/api/realtime`;
  const socket = new WebSocket(url, options as string[]);
  const send = socket.send.bind(socket);
  socket.send = (message) => {
    sent.push(String(message));
    send(message);
  };
  opened.push(socket);
  return socket;
}
