import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SharedSocket, type TabChannel } from './shared-socket.ts';

let app: TestApp;
let lia: Person;
/** The account whose cookie the browser has. */
let who: Person | null;
let name: string;
let opened: WebSocket[] = [];
let sent: string[] = [];
const tabs: { socket: SharedSocket }[] = [];

beforeAll(async () => {
  app = await startTestApp({ started: true });
  lia = await signUp(app);
});
afterAll(() => app.close());
beforeEach(() => {
  [opened, sent, name, who] = [[], [], `live:${randomUUID()}`, lia];
});
afterEach(() => {
  vi.useRealTimers();
  for (const tab of tabs.splice(0)) tab.socket.leave();
});

test('tabs share one socket, and each gets what it wants', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const [one, two, both] = [
    first.hear('public:um'),
    second.hear('public:dois'),
    third.hear('public:um'),
  ];
  third.hear('public:dois', both);
  await expect.poll(() => [one.active, two.active, both.active]).toEqual([1, 1, 2]);
  await publish('public:um', 1);
  await publish('public:dois', 2);
  await expect.poll(() => both.heard).toEqual([1, 2]);
  await expect.poll(() => [one.heard, two.heard]).toEqual([[1], [2]]);
  expect(openSockets()).toHaveLength(1);
  // United: each channel was asked for once.
  expect(sent.join().match(/public:um/g)).toHaveLength(1);
  expect([one.gaps, two.gaps, both.gaps]).toEqual([0, 0, 0]);
});

test('a channel is left when the last tab has left it, also without a word', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const kept = first.hear('public:um');
  const [left, dead] = [second.hear('public:dois'), third.hear('public:dois')];
  await expect.poll(() => [kept.active, left.active, dead.active]).toEqual([1, 1, 1]);
  left.leave();
  await expect.poll(() => subscribed('public:dois')).toBe(true);
  third.socket.leave();
  await expect.poll(() => subscribed('public:dois')).toBe(false);
  expect(await subscribed('public:um')).toBe(true);
});

test('when the leader closes, another takes over and reports the gap', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const heard = [first, second, third].map((tab) => tab.hear('public:um'));
  await expect.poll(() => heard.map(({ active }) => active)).toEqual([1, 1, 1]);
  first.socket.leave();
  await expect.poll(() => heard.map(({ gaps }) => gaps)).toEqual([0, 1, 1]);
  await publish('public:um', 7);
  await expect.poll(() => heard.map((each) => each.heard)).toEqual([[], [7], [7]]);
  await expect.poll(() => openSockets()).toHaveLength(1);
  expect(opened).toHaveLength(2);
  // One that came back from the browser's cache joins again.
  first.socket.join(name);
  await expect.poll(() => heard[0]?.gaps).toBe(1);
  expect(openSockets()).toHaveLength(1);
});

test('a leader that is frozen loses the lead, and is not heard when it wakes up', async () => {
  const [first, second] = [openTab(), openTab()];
  const [frozen, awake] = [first.hear('public:um'), second.hear('public:um')];
  await expect.poll(() => [frozen.active, awake.active]).toEqual([1, 1]);
  first.freeze();
  second.socket.wake();
  await expect.poll(() => awake.gaps, { timeout: 8_000 }).toBe(1);
  await publish('public:um', 1);
  await expect.poll(() => awake.heard).toEqual([1]);
  first.thaw();
  await expect.poll(() => frozen.gaps).toBeGreaterThan(0);
  await publish('public:um', 2);
  await expect.poll(() => awake.heard).toEqual([1, 2]);
  await expect.poll(() => frozen.heard.at(-1)).toBe(2);
  await expect.poll(() => openSockets()).toHaveLength(1);
}, 20_000);

test('a tab that nobody looks at wants nothing, until it is looked at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const [first, second] = [openTab(), openTab({ hidden: true })];
  const [seen, unseen] = [first.hear('public:um'), second.hear('public:dois')];
  await expect.poll(() => seen.active).toBe(1);
  expect([unseen.active, await subscribed('public:dois')]).toEqual([0, false]);
  second.hide(false);
  await expect.poll(() => unseen.active).toBe(1);
  // The leader is in the background, and serves the other.
  first.hide(true);
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => subscribed('public:um')).toBe(false);
  await publish('public:dois', 1);
  await expect.poll(() => unseen.heard).toEqual([1]);
  first.hide(false);
  await expect.poll(() => seen.gaps).toBe(1);
  await publish('public:um', 2);
  await expect.poll(() => seen.heard).toEqual([2]);
  expect(opened).toHaveLength(1);
  for (const tab of [first, second]) tab.hide(true);
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => subscribed('public:dois')).toBe(false);
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => openSockets()).toHaveLength(0);
});

test('a tab of another account gets nothing of the former one', async () => {
  const [former, other] = [openTab(), openTab()];
  const bia = await signUp(app);
  const ofLia = former.hear(`account:${lia.id}`);
  const inOther = other.hear(`account:${lia.id}`);
  await expect.poll(() => [ofLia.active, inOther.active]).toEqual([1, 1]);
  // Somebody else signs in there; the former tab is still open, with its own socket.
  who = bia;
  other.socket.join(`${name}-${bia.id}`);
  const ofBia = other.hear(`account:${bia.id}`);
  await expect.poll(() => ofBia.active).toBe(1);
  await publish(`account:${lia.id}`, 1);
  await expect.poll(() => ofLia.heard).toEqual([1]);
  await publish(`account:${bia.id}`, 2);
  await expect.poll(() => ofBia.heard).toEqual([2]);
  expect(inOther.heard).toEqual([]);
  expect(ofLia.heard).toEqual([1]);
  expect(openSockets()).toHaveLength(2);
});

test('after signing in again over the page, a refused channel opens', async () => {
  const [first, second] = [openTab(), openTab()];
  who = null;
  const own = second.hear(`account:${lia.id}`);
  const open = first.hear('public:um');
  await expect.poll(() => open.active).toBe(1);
  await expect.poll(() => sent.join()).toContain('account:');
  who = lia;
  second.socket.join(name);
  await expect.poll(() => own.gaps + own.active, { timeout: 5_000 }).toBe(1);
  await publish(`account:${lia.id}`, 1);
  await expect.poll(() => own.heard).toEqual([1]);
});

test('where the browser cannot share, each tab has its own', async () => {
  const heard = [openTab({ shares: false }), openTab({ shares: false })].map((tab) =>
    tab.hear('public:um'),
  );
  await expect.poll(() => heard.map(({ active }) => active)).toEqual([1, 1]);
  await publish('public:um', 1);
  await expect.poll(() => heard.map((each) => each.heard)).toEqual([[1], [1]]);
  expect(openSockets()).toHaveLength(2);
});

/** One of several tabs of this browser. */
function openTab({ hidden = false, shares = true } = {}) {
  let isHidden = hidden;
  let isFrozen = false;
  const waiting: (() => void)[] = [];
  /** A frozen tab sends nothing; what it gets waits until it is thawed. */
  const unlessFrozen = (act: () => void) => {
    if (isFrozen) waiting.push(act);
    else act();
  };
  const openChannel = (of: string): TabChannel => {
    const channel = new BroadcastChannel(of);
    return {
      postMessage: (message) => unlessFrozen(() => channel.postMessage(message)),
      close: () => channel.close(),
      addEventListener: (type: string, listen: (event: MessageEvent) => void) =>
        channel.addEventListener(type, (event) =>
          unlessFrozen(() => listen(event as unknown as MessageEvent)),
        ),
    } as TabChannel;
  };
  const locks: Pick<LockManager, 'request'> = {
    request: ((...given: Parameters<LockManager['request']>) =>
      navigator.locks.request(...given).then(
        (value) => value,
        (error) => new Promise((_, reject) => unlessFrozen(() => reject(error))),
      )) as LockManager['request'],
  };
  const socket = new SharedSocket({
    open,
    isHidden: () => isHidden,
    sharing: shares ? { locks, openChannel } : null,
  });
  socket.join(name);
  const tab = {
    socket,
    hear(channel: string, into = { heard: [] as unknown[], gaps: 0, active: 0, leave() {} }) {
      into.leave = socket.listen(channel, {
        onEvent: ({ n }: RealtimeEvent) => void into.heard.push(n),
        onGap: () => {
          into.gaps += 1;
        },
        onSubscribed: () => {
          into.active += 1;
        },
      });
      return into;
    },
    hide(is: boolean) {
      isHidden = is;
      socket.wake();
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const act of waiting.splice(0)) act();
    },
  };
  tabs.push(tab);
  return tab;
}

async function publish(channel: string, n: number): Promise<void> {
  const { db, realtime } = app.api.services;
  await realtime.publish(db, channel, { type: 'novidade', n });
}

/** Whether the server has a subscriber. */
async function subscribed(channel: string): Promise<boolean> {
  return app.api.services.realtime.subscribedChannels(channel).length > 0;
}

function openSockets(): WebSocket[] {
  return opened.filter(({ readyState }) => readyState === WebSocket.OPEN);
}

/** Opens a socket with the site's origin. Node takes headers where browsers take protocols. */
function open(): WebSocket {
  const options: unknown = { headers: { origin: TEST_ORIGIN, ...(who && { cookie: who.cookie }) } };
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
