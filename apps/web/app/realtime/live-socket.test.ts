import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LiveSocket } from './live-socket.ts';

let app: TestApp;
let cookie: string;
let tab: LiveSocket;
let hidden = false;
let opened: WebSocket[] = [];
let sent: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ started: true });
  cookie = await app.signIn((await signUp(app)).id);
});
afterAll(() => app.close());

beforeEach(() => {
  [hidden, opened, sent] = [false, [], []];
  tab = new LiveSocket({ open, isHidden: () => hidden });
});
afterEach(() => tab.close());

test('what is wanted together is asked for together, on one connection', async () => {
  const heard: RealtimeEvent[] = [];
  for (let n = 1; n <= 60; n += 1) {
    tab.listen(`public:${n}`, { onEvent: (event) => heard.push(event) });
  }
  tab.listen('public:left', { onEvent() {} })();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.join()).not.toContain('public:left');
  await expect.poll(() => published('public:60', heard)).toBe(true);
  expect(opened).toHaveLength(1);
});

test('news reaches whoever listens, until they leave', async () => {
  const [heard, other]: RealtimeEvent[][] = [[], []];
  const leave = tab.listen('public:um', { onEvent: (event) => heard?.push(event) });
  tab.listen('public:dois', { onEvent: (event) => other?.push(event) });
  await expect.poll(() => published('public:um', heard)).toBe(true);
  expect(other).toEqual([]);
  leave();
  await expect.poll(() => sent.at(-1)).toContain('"unsubscribe"');
  const before = heard?.length;
  await published('public:um', heard);
  await expect.poll(() => published('public:dois', other)).toBe(true);
  expect(heard).toHaveLength(before ?? 0);
});

test('a lost connection comes back, listens again, and tells of the gap', async () => {
  const heard: RealtimeEvent[] = [];
  let gaps = 0;
  tab.listen('public:um', { onEvent: (event) => heard.push(event), onGap: () => gaps++ });
  await expect.poll(() => published('public:um', heard)).toBe(true);
  expect(gaps).toBe(0);
  opened[0]?.close();
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  expect(opened).toHaveLength(2);
  heard.length = 0;
  await expect.poll(() => published('public:um', heard)).toBe(true);
});

test('whoever listens is told when nothing is missed any more, first or second, and not if refused', async () => {
  const heard: string[] = [];
  const listen = (channel: string, name: string) =>
    tab.listen(channel, { onEvent() {}, onHeard: () => heard.push(name) });
  listen('account:1', 'of somebody else');
  listen('public:um', 'first');
  await expect.poll(() => heard).toEqual(['first']);
  listen('public:um', 'second');
  expect(heard).toEqual(['first', 'second']);
});

test('a page that nobody looks at opens no connection until it is looked at', async () => {
  hidden = true;
  const heard: RealtimeEvent[] = [];
  tab.listen('public:um', { onEvent: (event) => heard.push(event) });
  tab.wake();
  expect(opened).toHaveLength(0);
  hidden = false;
  tab.wake();
  await expect.poll(() => published('public:um', heard)).toBe(true);
});

test('a refused channel is no reason to try again', async () => {
  tab.listen('account:1', { onEvent() {} });
  await expect.poll(() => sent.length).toBe(1);
  tab.listen('public:um', { onEvent() {} });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).not.toContain('account:1');
});

/** Publishes an event, and returns whether anything was received. */
async function published(channel: string, heard: RealtimeEvent[] | undefined): Promise<boolean> {
  const { db, realtime } = app.api.services;
  await realtime.publish(db, channel, { type: 'novidade' });
  return (heard?.length ?? 0) > 0;
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
