import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@arquiba/contract/client';
import {
  createConversation,
  openConversation,
  removeFromConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { editMessage, listMessages, reactToMessage, sendMessage } from '@arquiba/contract/messages';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { NO_REDIS, openTestRedis } from '@arquiba/testing/test-redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatClient } from './testing/chat-client.ts';
import { kill, killAll, type Running, startProcess } from './testing/chat-processes.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const PEOPLE = 6;
const MESSAGES_EACH = 25;
const KILLS = 3;
const secretKey = randomBytes(32);
const redis = await openTestRedis();
let app: TestApp;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp({ secretKey, budgets: { read: GENEROUS, write: GENEROUS } });
  people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(app)));
  const [first, ...others] = people as [Person, ...Person[]];
  for (const other of others) await other.call(follow, { username: first.username });
});
afterAll(async () => {
  await killAll();
  await app.close();
  await redis?.stop();
});

async function openGroup(): Promise<string> {
  const [first, ...others] = people as [Person, ...Person[]];
  const usernames = others.map(({ username }) => username);
  return (await first.call(createConversation, { title: 'Arquibancada', usernames })).id;
}

const settings = (redisUrl?: string) => ({
  ...{ databaseUrl: app.databaseUrl, secretKey: secretKey.toString('hex') },
  ...{ publicUrl: TEST_ORIGIN, redisUrl, now: app.clock.now().toISOString() },
});

describe.each([
  { between: 'PostgreSQL', redisUrl: undefined, skipped: false },
  { between: `Redis${redis ? '' : NO_REDIS}`, redisUrl: redis?.url, skipped: !redis },
])('two processes with $between between them', ({ redisUrl, skipped }) => {
  test.skipIf(skipped)(
    'one is killed again and again: everyone has every message once and in one order',
    { timeout: 240_000 },
    async () => {
      const id = await openGroup();
      const running = await Promise.all([1, 2].map(() => startProcess(settings(redisUrl))));
      const clients = people.map(
        (person) => new ChatClient(person, id, () => running.map(({ url }) => url)),
      );
      let sending = true;
      const killing = (async () => {
        for (let round = 0; round < KILLS || sending; round += 1) {
          await sleep(1500);
          const at = round % 2;
          await kill(running[at] as Running);
          running[at] = await startProcess(settings(redisUrl));
        }
      })();
      const sent = await Promise.all(clients.map((client) => talk(client, id)));
      sending = false;
      await killing;
      await Promise.all(clients.map((client) => client.finish()));
      await Promise.all(running.map(kill));

      const [first, ...others] = clients as [ChatClient, ...ChatClient[]];
      for (const other of others) expect(other.texts).toEqual(first.texts);
      const all = [...first.messages.values()].toSorted((a, b) => a.seq - b.seq);
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
      const written = all.filter(({ happening }) => happening === null);
      expect(written.map(({ clientId }) => clientId).toSorted()).toEqual(sent.flat().toSorted());
      for (const [index, client] of clients.entries()) {
        for (const { seq, clientId } of client.acknowledged) {
          expect(first.messages.get(seq)?.clientId).toBe(clientId);
        }
        const own = written.filter(({ sender }) => sender === client.person.username);
        expect(own.map(({ clientId }) => clientId)).toEqual(sent[index]);
      }
      // Otherwise nothing was tested but the list of changes.
      expect(clients.reduce((sum, { applied }) => sum + applied, 0)).toBeGreaterThan(PEOPLE);
    },
  );
});

/** Sends one after the other, with edits, reactions and lost sockets in between. */
async function talk(client: ChatClient, id: string): Promise<string[]> {
  const clientIds: string[] = [];
  for (let n = 0; n < MESSAGES_EACH; n += 1) {
    const clientId = randomUUID();
    clientIds.push(clientId);
    await client.send(clientId, `${n}`, n % 5 === 0);
    const seq = client.acknowledged.at(-1)?.seq ?? 0;
    if (n % 7 === 0) await client.persist((call) => call(editMessage, { id, seq, text: `${n}!` }));
    if (n % 9 === 0) {
      await client.persist((call) => call(reactToMessage, { id, seq, reaction: '🔥' }));
    }
    if (n % 11 === 0) client.drop();
    await sleep(Math.random() * 60);
  }
  return clientIds;
}

test('a process that dies between commit and answer: sending again finds the message', async () => {
  const [ana, bia] = people as [Person, Person];
  const { id } = await bia.call(openConversation, { username: ana.username });
  const dying = await startProcess(settings(), { SHOP_FAULT_POINT: 'message-committed' });
  const call = createClient({
    baseUrl: dying.url,
    headers: { origin: TEST_ORIGIN, cookie: bia.cookie },
  });
  const input = { id, clientId: randomUUID(), text: 'Chegou?' };
  const [, [, signal]] = await Promise.all([
    expect(call(sendMessage, input)).rejects.toThrow(),
    once(dying.child, 'exit'),
  ]);
  expect(signal).toBe('SIGKILL');
  expect((await ana.call(listMessages, { id })).items).toHaveLength(1);
  expect(await bia.call(sendMessage, input)).toMatchObject({ seq: 1, text: 'Chegou?' });
  expect((await ana.call(listMessages, { id })).items).toHaveLength(1);
});

test('someone who is removed during a send is refused, or was in time', async () => {
  const [ana, bia] = people as [Person, Person];
  const id = await openGroup();
  const send = () =>
    bia.call(sendMessage, { id, clientId: randomUUID(), text: 'Ainda aqui' }).then(
      () => 'sent',
      ({ code }) => code as string,
    );
  const remove = () => ana.call(removeFromConversation, { id, username: bia.username });
  expect(await inOrder(id, remove, send)).toEqual([undefined, 'not_found']);
  const other = await openGroup();
  const sendThere = () =>
    bia.call(sendMessage, { id: other, clientId: randomUUID(), text: 'A tempo' }).then(
      () => 'sent',
      ({ code }) => code as string,
    );
  const removeThere = () => ana.call(removeFromConversation, { id: other, username: bia.username });
  expect(await inOrder(other, sendThere, removeThere)).toEqual(['sent', undefined]);
});

/** Both wait for the lock of the conversation, the first one first. */
async function inOrder(id: string, ...acts: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const holder = await app.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM conversation WHERE id = $1 FOR UPDATE', [id]);
  const started: Promise<unknown>[] = [];
  for (const act of acts) {
    started.push(act());
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(started.length);
  }
  await holder.query('COMMIT');
  holder.release();
  return Promise.all(started);
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.pool.query(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0].count;
}
