import { randomUUID } from 'node:crypto';
import { setChatSettings } from '@arquiba/contract/chat-settings';
import { openConversation } from '@arquiba/contract/conversations';
import { listMessages, reactToMessage, sendMessage } from '@arquiba/contract/messages';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a message has its own reactions and answer, not those of others; settings are of their owner', async () => {
  const [ana, bia, caio] = [await signUp(app), await signUp(app), await signUp(app)];
  const settings = { receipts: true, presence: true, typing: true, sound: false };
  for (const each of [bia, caio]) {
    await each.call(setChatSettings, { ...settings, strangers: 'request' });
  }
  const { id } = await ana.call(openConversation, { username: bia.username });
  const other = await ana.call(openConversation, { username: caio.username });
  const say = async (to: string, text: string, replyTo?: number) => {
    app.clock.advance(1000);
    const content = { id: to, clientId: randomUUID(), text, ...(replyTo && { replyTo }) };
    return ana.call(sendMessage, content);
  };
  await say(id, 'um');
  await say(id, 'dois', 1);
  await say(other.id, 'outra');
  await ana.call(reactToMessage, { id, seq: 2, reaction: '🔥' });
  const { items } = await ana.call(listMessages, { id });
  expect(items.map(({ reactions }) => reactions.length)).toEqual([0, 1]);
  expect(items[1]?.replyTo).toEqual({ seq: 1, sender: ana.username, excerpt: 'um' });
  const [untouched] = (await ana.call(listMessages, { id: other.id })).items;
  expect(untouched?.reactions).toEqual([]);
});
