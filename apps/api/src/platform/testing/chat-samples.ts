import { randomUUID } from 'node:crypto';
import {
  addToConversation,
  createConversation,
  openConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { sendMessage } from '@arquiba/contract/messages';
import { createPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `chat` that succeed for the member. */
export async function chatSamples(app: TestApp, member: Person): Promise<Record<string, Sample>> {
  const [friend, late, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  for (const each of [friend, late]) await each.call(follow, { username: member.username });
  const { username } = friend;
  const { id } = await member.call(openConversation, { username });
  const say = async (who: Person, to: string, text: string) =>
    (await who.call(sendMessage, { id: to, clientId: randomUUID(), text })).seq;
  const own = await say(member, id, 'Bora jogar?');
  const others = await say(friend, id, 'Bora');
  const group = await member.call(createConversation, { title: 'Time', usernames: [username] });
  const request = await stranger.call(openConversation, { username: member.username });
  await say(stranger, request.id, 'Oi');
  const post = await member.call(createPost, { text: 'Jogo hoje' });
  const same = (input: object): Sample => ({ as: 'member', inputs: [input, input] });
  const add = { id: group.id, usernames: [late.username] };
  const settings = { receipts: true, presence: true, typing: true, sound: true };
  return {
    listConversations: same({ q: 'pessoa', limit: 2 }),
    countUnread: same({}),
    getConversation: same({ id }),
    openConversation: same({ username }),
    openShopConversation: same({}),
    createConversation: {
      ...same({ title: 'Pelada', usernames: [username] }),
      idempotencyKey: 'a-chave-da-conversa',
    },
    renameConversation: same({ id: group.id, title: 'Nosso time' }),
    addToConversation: same(add),
    removeFromConversation: {
      ...same({ id: group.id, username: late.username }),
      given: async () => {
        await app.as(await app.signIn(member.id))(addToConversation, add);
      },
    },
    acceptConversation: same({ id: request.id }),
    clearConversation: same({ id: request.id }),
    archiveConversation: same({ id, archived: false }),
    muteConversation: same({ id, hours: 0 }),
    markRead: same({ id, seq: 1 }),
    markDelivered: same({ id, seq: 2 }),
    signalTyping: same({ id }),
    reportConversation: same({ id, seqs: [others], reason: 'spam' }),
    getChatSettings: same({}),
    setChatSettings: same({ ...settings, strangers: 'request' }),
    listMessages: same({ id, limit: 2 }),
    listChanges: same({ id, after: 0 }),
    sendMessage: same({ id, clientId: randomUUID(), text: 'Vamos' }),
    editMessage: same({ id, seq: own, text: 'Bora jogar hoje?' }),
    unsendMessage: same({ id, seq: await say(member, id, 'Engano') }),
    reactToMessage: same({ id, seq: others, reaction: '🔥' }),
    removeReaction: same({ id, seq: others }),
    searchMessages: same({ q: 'bora' }),
    shareCard: same({
      ...{ clientId: randomUUID(), text: 'Olha', card: { kind: 'post', target: post.id } },
      conversationIds: [id],
    }),
  };
}
