import { randomUUID } from 'node:crypto';
import {
  createConversation,
  getConversation,
  listConversations,
  openConversation,
  openShopConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { listMessages, sendMessage } from '@arquiba/contract/messages';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeFilesJob } from '../files/remove-files-job.ts';
import { chatExport } from './export-messages.ts';
import { purgeChat } from './purge-chat.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
beforeEach(async () => {
  [ana, bia] = [await signUp(app), await signUp(app)];
  await bia.call(follow, { username: ana.username });
  await ana.call(follow, { username: bia.username });
});
afterAll(() => app.close());

const say = (who: Person, id: string, text: string, files: { path: string; alt: string }[] = []) =>
  who.call(sendMessage, { id, clientId: randomUUID(), text, files });

/** As the job does, twice: it may be repeated after a crash. */
async function purge({ id }: Person) {
  for (const _ of [1, 2]) await purgeChat(app.api.services, id);
  await app.pool.query('DELETE FROM account WHERE id = $1', [id]);
}

const count = async (sql: string, ...values: unknown[]) =>
  (await app.pool.query(sql, values)).rowCount;

test('what someone wrote stays for the others without the name, until they are gone too', async () => {
  const { id } = await ana.call(openConversation, { username: bia.username });
  const photo = await storeFile(app, `/messages/${ana.id}/1/foto.png`);
  const unsent = await storeFile(app, `/messages/${ana.id}/1/nunca.png`);
  await say(ana, id, 'Lembra?', [photo]);
  await say(bia, id, 'Lembro');
  const shop = await ana.call(openShopConversation, {});
  await say(ana, shop.id, 'Oi, loja');
  await purge(ana);
  expect(await bia.call(getConversation, { id })).toMatchObject({
    ...{ title: 'Conta indisponível', mayWrite: false, closedBecause: 'gone' },
  });
  expect((await bia.call(listMessages, { id })).items).toMatchObject([
    { sender: null, text: 'Lembra?', files: [{ mime: 'image/png' }] },
    { sender: bia.username, text: 'Lembro' },
  ]);
  const left = await app.media.port.describe([photo.path, unsent.path]);
  expect([...left.keys()]).toEqual([photo.path]);
  expect(await count('SELECT FROM conversation WHERE id = $1', shop.id)).toBe(0);

  await purge(bia);
  expect(await count('SELECT FROM message WHERE conversation_id = $1', id)).toBe(0);
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  expect((await app.media.port.describe([photo.path])).size).toBe(0);
});

test('a conversation of several goes on, with somebody who manages it', async () => {
  const usernames = [bia.username];
  const { id } = await ana.call(createConversation, { title: 'Time', usernames });
  await say(ana, id, 'Bora');
  await purge(ana);
  const [listed] = (await bia.call(listConversations, {})).items;
  expect(listed).toMatchObject({ id, memberCount: 1, mayManage: true });
  const { items } = await bia.call(listMessages, { id });
  expect(items.map(({ sender, happening }) => happening?.kind ?? sender)).toEqual([
    ...['created', null, 'left', 'role'],
  ]);
});

test('someone whose account is blocked is gone, and comes back with it', async () => {
  const { id } = await ana.call(openConversation, { username: bia.username });
  await say(bia, (await bia.call(openConversation, { username: ana.username })).id, 'Oi');
  await app.api.backOffice().accounts.block(bia.sent.email);
  const gone = { title: 'Conta indisponível', closedBecause: 'gone', people: [] };
  expect(await ana.call(getConversation, { id })).toMatchObject(gone);
  await expect(say(ana, id, 'Oi?')).rejects.toMatchObject({ code: 'not_allowed' });
  await app.api.backOffice().accounts.unblock(bia.sent.email);
  expect(await ana.call(getConversation, { id })).toMatchObject({ mayWrite: true });
});

test('the copy of one’s data has what one wrote, and nothing that others wrote', async () => {
  const { id } = await ana.call(openConversation, { username: bia.username });
  await say(ana, id, 'Minha');
  await say(bia, id, 'Dela');
  const [written] = chatExport;
  const texts: unknown[] = [];
  const portions = written?.collect(app.api.services, ana.id) as AsyncIterable<unknown[]>;
  for await (const portion of portions) texts.push(...portion);
  expect(texts).toMatchObject([{ conversa: id, tipo: 'com uma pessoa', texto: 'Minha' }]);
});
