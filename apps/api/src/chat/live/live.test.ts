import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ChatEvent } from '@arquiba/contract/chat-events';
import { setChatSettings } from '@arquiba/contract/chat-settings';
import {
  acceptConversation,
  createConversation,
  getConversation,
  markRead,
  openConversation,
  openShopConversation,
  removeFromConversation,
  signalTyping,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { editMessage, sendMessage } from '@arquiba/contract/messages';
import { blockProfile, unblockProfile } from '@arquiba/contract/safety';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createPresence } from './presence.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const ALL_ON = { receipts: true, presence: true, typing: true, sound: true } as const;
let app: TestApp;
let ana: Person;
let bia: Person;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  const budgets = { read: GENEROUS, write: GENEROUS, signals: GENEROUS };
  app = await startTestApp({ started: true, budgets });
});
beforeEach(async () => {
  [ana, bia] = [await signUp(app), await signUp(app)];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => app.close());

/** The chat events that an open page of somebody gets; the app itself tells at any time who is online. */
async function listen(who: Person, { online = false } = {}) {
  const headers = { origin: TEST_ORIGIN, cookie: who.cookie };
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, { headers });
  sockets.push(socket);
  const events: ChatEvent[] = [];
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', channels: [`account:${who.id}`] }));
  await once(socket, 'message');
  socket.on('message', (data) => {
    const { event } = JSON.parse(data.toString());
    const isWanted = event?.type.startsWith('chat-') && (online || event.type !== 'chat-online');
    if (isWanted) events.push(event);
  });
  // What happened before may still be on its way.
  await settle(who, events);
  events.length = 0;
  return events;
}

const befriend = async () => {
  await ana.call(follow, { username: bia.username });
  await bia.call(follow, { username: ana.username });
};
const open = async () => (await ana.call(openConversation, { username: bia.username })).id;
const say = (who: Person, id: string, text = 'Oi') =>
  who.call(sendMessage, { id, clientId: randomUUID(), text });
const kinds = (events: readonly ChatEvent[]) => events.map(({ type }) => type);

/** Everything that was published before this has arrived by now. */
async function settle(who: Person, events: ChatEvent[]) {
  const { id } = await who.call(openShopConversation, {});
  const { seq } = await say(who, id, 'Fim');
  await expect
    .poll(() =>
      events.some((each) => 'seq' in each && each.conversationId === id && each.seq === seq),
    )
    .toBe(true);
  return events.filter((each) => !('conversationId' in each) || each.conversationId !== id);
}

test('a message reaches its members whole, and nobody else', async () => {
  const [eva, rui] = [await signUp(app), await signUp(app)];
  for (const each of [bia, eva]) await each.call(follow, { username: ana.username });
  const usernames = [bia.username, eva.username];
  const { id } = await ana.call(createConversation, { title: 'Time', usernames });
  await ana.call(removeFromConversation, { id, username: eva.username });
  const [byBia, byEva, byRui] = [await listen(bia), await listen(eva), await listen(rui)];
  const message = await say(ana, id, 'Só para o time');
  await expect
    .poll(() => byBia)
    .toContainEqual({
      ...{ type: 'chat-message', conversationId: id, seq: message.seq, rev: message.rev, message },
    });
  expect(await settle(eva, byEva)).toEqual([]);
  expect(await settle(rui, byRui)).toEqual([]);
});

test('an edit carries no text: some members may have joined after the message', async () => {
  await befriend();
  const id = await open();
  const { seq } = await say(ana, id);
  const events = await listen(bia);
  const { rev } = await ana.call(editMessage, { id, seq, text: 'Olá' });
  await expect.poll(() => events).toEqual([{ type: 'chat-message', conversationId: id, seq, rev }]);
});

test('someone who is removed is told, and hears nothing more', async () => {
  await bia.call(follow, { username: ana.username });
  const usernames = [bia.username];
  const { id } = await ana.call(createConversation, { title: 'Dupla', usernames });
  const events = await listen(bia);
  await ana.call(removeFromConversation, { id, username: bia.username });
  await say(ana, id);
  expect(await settle(bia, events)).toEqual([{ type: 'chat-left', conversationId: id }]);
});

describe('what is read and typed', () => {
  test('is told to the other, unless one of the two has it turned off', async () => {
    await befriend();
    const id = await open();
    await say(ana, id);
    const [byAna, byBia] = [await listen(ana), await listen(bia)];
    await bia.call(markRead, { id, seq: 1 });
    await bia.call(signalTyping, { id });
    await expect.poll(() => kinds(byAna)).toEqual(['chat-read', 'chat-typing']);
    expect(byAna[0]).toMatchObject({ username: bia.username, readSeq: 1, deliveredSeq: 1 });
    await expect.poll(() => kinds(byBia)).toEqual(['chat-read']);
    const memberOf = async (who: Person, username: string) =>
      (await who.call(getConversation, { id })).members.find(
        ({ profile }) => profile.username === username,
      );
    expect(await memberOf(ana, bia.username)).toMatchObject({ readSeq: 1 });

    for (const shy of [ana, bia]) {
      await shy.call(setChatSettings, {
        ...{ ...ALL_ON, receipts: false, typing: false, presence: false, strangers: 'request' },
      });
      // Also for what was read before the switch, and in both directions.
      expect(await memberOf(ana, bia.username)).toMatchObject({ readSeq: null, online: null });
      expect(await memberOf(bia, ana.username)).toMatchObject({ readSeq: null, online: null });
      const { seq } = await say(ana, id);
      const heard = byAna.length;
      await bia.call(markRead, { id, seq });
      await bia.call(signalTyping, { id });
      const rest = (await settle(ana, byAna))
        .slice(heard)
        .filter(({ type }) => type !== 'chat-message');
      expect(rest).toEqual([]);
      await shy.call(setChatSettings, { ...ALL_ON, strangers: 'request' });
    }
  });

  test('is not told before a request is accepted, nor after a block', async () => {
    const id = await open();
    await say(ana, id);
    const byAna = await listen(ana);
    const signal = async () => {
      await bia.call(markRead, {
        id,
        seq: (await bia.call(getConversation, { id })).last?.seq ?? 0,
      });
      await bia.call(signalTyping, { id });
      return kinds(await settle(ana, byAna));
    };
    expect(await signal()).toEqual([]);
    await bia.call(acceptConversation, { id });
    await say(ana, id);
    expect(await signal()).toEqual(
      expect.arrayContaining(['chat-conversation', 'chat-read', 'chat-typing']),
    );
    byAna.length = 0;
    await bia.call(blockProfile, { username: ana.username });
    await bia.call(signalTyping, { id });
    // Her open page reads the conversation again, and finds it closed.
    expect(kinds(await settle(ana, byAna))).toEqual(['chat-conversation']);
    byAna.length = 0;
    await bia.call(unblockProfile, { username: ana.username });
    expect(kinds(await settle(ana, byAna))).toEqual(['chat-conversation']);
  });
});

test('who comes and who goes is told to those they talk with', async () => {
  await befriend();
  const id = await open();
  await say(ana, id);
  // Another process, in which she has a page open, or not.
  let here = [`account:${bia.id}`];
  const { services } = app.api;
  const realtime = { ...services.realtime, subscribedChannels: () => here };
  const presence = createPresence({ ...services, realtime });
  const byAna = await listen(ana, { online: true });
  await presence.beat();
  const online = (is: boolean) => ({ type: 'chat-online', username: bia.username, online: is });
  await expect.poll(() => byAna).toContainEqual(online(true));
  const find = async () => (await ana.call(getConversation, { id })).members;
  expect(await find()).toContainEqual(
    expect.objectContaining({
      ...{ profile: expect.objectContaining({ username: bia.username }), online: true },
    }),
  );
  await presence.beat();
  here = [];
  await presence.beat();
  await expect.poll(() => byAna).toContainEqual(online(false));
  expect(byAna.filter(({ type }) => type === 'chat-online')).toHaveLength(2);
  // A process that died: its leases expire.
  await app.pool.query('INSERT INTO chat_presence VALUES ($1, gen_random_uuid(), $2)', [
    ...[bia.id, new Date(app.clock.now().getTime() + 1000)],
  ]);
  app.clock.advance(1001);
  await presence.beat();
  await expect.poll(() => byAna.filter(({ type }) => type === 'chat-online')).toHaveLength(3);
});

test('all staff hear of a message to the shop', async () => {
  const [one, two] = [await signUpAdmin(app), await signUpAdmin(app)];
  const heard = [await listen(one), await listen(two)];
  const { id } = await ana.call(openShopConversation, {});
  await say(ana, id, 'Cadê o meu pedido?');
  for (const events of heard) {
    const told = expect.objectContaining({ type: 'chat-message', conversationId: id });
    await expect.poll(() => events).toContainEqual(told);
  }
});
