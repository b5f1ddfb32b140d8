import { randomUUID } from 'node:crypto';
import { features } from '@arquiba/contract/contract';
import {
  addToConversation,
  createConversation,
  listConversations,
  openConversation,
  removeFromConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { searchMessages, sendMessage, shareCard } from '@arquiba/contract/messages';
import { createPost } from '@arquiba/contract/posts';
import type { AnyRoute, Call } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let postId: string;
let anybody: Person;

beforeAll(async () => {
  const budgets = { read: GENEROUS, write: GENEROUS, signals: GENEROUS };
  app = await startTestApp({ budgets });
  anybody = await signUp(app);
  postId = (await anybody.call(createPost, { text: 'Para todos' })).id;
});
afterAll(() => app.close());

/** Someone in front of a conversation: with a message of their own in it, and one of somebody else. */
interface Situation {
  call: Call;
  id: string;
  /** Of the reader, or of anyone else where the reader has none. */
  own: number;
  others: number;
  /** Who could be added, and removed. */
  friend: string;
}

async function say({ call }: Person, id: string): Promise<number> {
  return (await call(sendMessage, { id, clientId: randomUUID(), text: 'Segredo' })).seq;
}

async function friends(): Promise<[Person, Person, Person]> {
  const people = [await signUp(app), await signUp(app), await signUp(app)] as const;
  for (const one of people) {
    for (const other of people) {
      if (one !== other) await one.call(follow, { username: other.username });
    }
  }
  return [...people];
}

/** A conversation of several, and what someone is to it. */
async function ofSeveral(role: string): Promise<Situation> {
  const [manager, member, friend] = await friends();
  const usernames = [member.username];
  const { id } = await manager.call(createConversation, { title: 'Time', usernames });
  const [byManager, byMember] = [await say(manager, id), await say(member, id)];
  const situation = { id, own: byMember, others: byManager, friend: friend.username };
  if (role === 'manager') {
    return { ...situation, call: manager.call, own: byManager, others: byMember };
  }
  if (role === 'member') return { ...situation, call: member.call };
  if (role === 'former') {
    await manager.call(removeFromConversation, { id, username: member.username });
    return { ...situation, call: member.call };
  }
  if (role === 'visitor') return { ...situation, call: app.call };
  const other = role === 'staff' ? await signUpAdmin(app) : await signUp(app);
  if (role === 'blocked') await manager.call(blockProfile, { username: other.username });
  return { ...situation, call: other.call };
}

/** A conversation of two, and what someone is to it. */
async function ofTwo(role: string): Promise<Situation> {
  const [one, two, friend] = await friends();
  const [asker, asked] = [await signUp(app), await signUp(app)];
  const isRequest = role === 'requester' || role === 'requested';
  const [from, to] = isRequest ? [asker, asked] : [one, two];
  const { id } = await from.call(openConversation, { username: to.username });
  const first = await say(from, id);
  const second = isRequest ? first : await say(to, id);
  if (role === 'blocker') await from.call(blockProfile, { username: to.username });
  if (role === 'blocked') await to.call(blockProfile, { username: from.username });
  const situation = { id, own: first, others: second, friend: friend.username };
  if (role === 'visitor') return { ...situation, call: app.call };
  if (role === 'stranger') return { ...situation, call: (await signUp(app)).call };
  if (role === 'staff') return { ...situation, call: (await signUpAdmin(app)).call };
  return { ...situation, call: role === 'requested' ? to.call : from.call };
}

const GROUP_ROLES = ['manager', 'member', 'former', 'stranger', 'blocked', 'staff', 'visitor'];
const PAIR_ROLES = [
  ...['accepted', 'requester', 'requested', 'blocker', 'blocked'],
  ...['stranger', 'staff', 'visitor'],
];

type Try = (at: Situation) => object;
type Answers = Record<string, string>;
const NO = 'not_allowed';

/**
 * Every route about one conversation, with what those who have a seat are answered; without an entry it
 * works. Everyone else is answered `not_found`. What ends something comes last.
 */
const TRIES: [name: string, input: Try, several: Answers, two: Answers][] = [
  ['getConversation', ({ id }) => ({ id }), {}, {}],
  ['listMessages', ({ id }) => ({ id }), {}, {}],
  ['listMessages', ({ id }) => ({ id, around: 1 }), {}, {}],
  ['listChanges', ({ id }) => ({ id, after: 0 }), {}, {}],
  ['searchMessages', ({ id }) => ({ q: 'segredo', conversationId: id }), {}, {}],
  ['markDelivered', ({ id }) => ({ id, seq: 1 }), {}, {}],
  ['markRead', ({ id }) => ({ id, seq: 1 }), {}, {}],
  ['signalTyping', ({ id }) => ({ id }), {}, {}],
  ['archiveConversation', ({ id }) => ({ id, archived: false }), {}, {}],
  ['muteConversation', ({ id }) => ({ id }), {}, {}],
  [
    'renameConversation',
    ({ id }) => ({ id, title: 'Outro' }),
    { member: NO },
    { accepted: NO, requester: NO, requested: NO, blocker: NO, blocked: NO },
  ],
  [
    'addToConversation',
    ({ id, friend }) => ({ id, usernames: [friend] }),
    { member: NO },
    { accepted: NO, requester: NO, requested: NO, blocker: NO, blocked: NO },
  ],
  [
    'editMessage',
    ({ id, own }) => ({ id, seq: own, text: 'Outro segredo' }),
    {},
    { requested: NO, blocker: NO, blocked: NO },
  ],
  [
    'editMessage',
    ({ id, others }) => ({ id, seq: others, text: 'Mentira' }),
    { manager: NO, member: NO },
    { accepted: NO, requester: '', requested: NO, blocker: NO, blocked: NO },
  ],
  [
    'reactToMessage',
    ({ id, others }) => ({ id, seq: others, reaction: '🔥' }),
    {},
    { requested: NO, blocker: NO, blocked: NO },
  ],
  ['removeReaction', ({ id, others }) => ({ id, seq: others }), {}, {}],
  [
    'reportConversation',
    ({ id, others }) => ({ id, seqs: [others], reason: 'spam' }),
    {},
    // There is none but their own.
    { requester: NO },
  ],
  [
    'sendMessage',
    ({ id }) => ({ id, clientId: randomUUID(), card: { kind: 'post', target: postId } }),
    {},
    { requester: 'request_pending', blocker: NO, blocked: NO },
  ],
  [
    'sendMessage',
    ({ id }) => ({ id, clientId: randomUUID(), text: 'Oi' }),
    {},
    { blocker: NO, blocked: NO },
  ],
  ['acceptConversation', ({ id }) => ({ id }), {}, {}],
  ['unsendMessage', ({ id, own }) => ({ id, seq: own }), {}, { requested: NO }],
  [
    'unsendMessage',
    ({ id, others }) => ({ id, seq: others }),
    { manager: NO, member: NO },
    { accepted: NO, requested: NO, blocker: NO, blocked: NO },
  ],
  [
    'removeFromConversation',
    ({ id }) => ({ id, username: anybody.username }),
    { manager: 'not_found', member: NO },
    { accepted: NO, requester: NO, requested: NO, blocker: NO, blocked: NO },
  ],
  ['clearConversation', ({ id }) => ({ id }), {}, {}],
];

const OUTSIDE = ['former', 'stranger', 'staff'];

function expectedOf(role: string, answers: Answers, isMember: boolean): string {
  if (role === 'visitor') return 'sign_in_required';
  return isMember ? answers[role] || 'ok' : 'not_found';
}

async function answersTo(at: Situation): Promise<string[]> {
  const routes = features.chat as unknown as Record<string, AnyRoute>;
  const results: string[] = [];
  for (const [name, input] of TRIES) {
    const answer = at.call(routes[name] as AnyRoute, input(at) as Record<string, unknown>);
    const result = await answer.then(
      () => 'ok',
      ({ code }) => code as string,
    );
    results.push(`${name}: ${result}`);
  }
  return results;
}

describe('a conversation of several', () => {
  test.each(GROUP_ROLES)('answers %s', async (role) => {
    const isMember = role === 'manager' || role === 'member';
    const at = await ofSeveral(role);
    expect(await answersTo(at)).toEqual(
      TRIES.map(([name, , several]) => `${name}: ${expectedOf(role, several, isMember)}`),
    );
  });
});

describe('a conversation of two', () => {
  test.each(PAIR_ROLES)('answers %s', async (role) => {
    const isMember = !OUTSIDE.includes(role) && role !== 'visitor';
    const at = await ofTwo(role);
    expect(await answersTo(at)).toEqual(
      TRIES.map(([name, , , two]) => `${name}: ${expectedOf(role, two, isMember)}`),
    );
  });
});

test('every route about one conversation is tried', () => {
  const aboutOne = Object.entries(features.chat).flatMap(([name, value]) => {
    const isRoute = typeof value === 'object' && 'path' in value;
    return isRoute && (value as AnyRoute).path.includes('/:id') ? name : [];
  });
  expect([...new Set(TRIES.map(([name]) => name))]).toEqual(expect.arrayContaining(aboutOne));
});

describe('someone who is not in a conversation', () => {
  test('finds nothing of it in any list, and cannot send to it', async () => {
    for (const role of OUTSIDE) {
      const { call, id } = await ofSeveral(role);
      for (const box of ['inbox', 'requests', 'archived'] as const) {
        expect((await call(listConversations, { box })).items).toEqual([]);
      }
      expect((await call(searchMessages, { q: 'segredo' })).items).toEqual([]);
      const card = { kind: 'post', target: postId } as const;
      const shared = await call(shareCard, { clientId: randomUUID(), card, conversationIds: [id] });
      expect(shared).toEqual({ sent: [], refused: [id] });
    }
  });

  test('reads, once added, only what comes from then on', async () => {
    const [manager, member, friend] = await friends();
    const usernames = [member.username];
    const { id } = await manager.call(createConversation, { title: 'Time', usernames });
    const before = await say(manager, id);
    await manager.call(addToConversation, { id, usernames: [friend.username] });
    const routes = features.chat as unknown as Record<string, AnyRoute>;
    const read = (name: string, input: object) =>
      friend.call(
        routes[name] as AnyRoute,
        { id, ...input } as Record<string, unknown>,
      ) as Promise<{
        items: { seq: number }[];
      }>;
    for (const [name, input] of [
      ['listMessages', {}],
      ['listMessages', { before: before + 1 }],
      ['listMessages', { around: before }],
      ['listMessages', { after: 0 }],
      ['listChanges', { after: 0 }],
      ['searchMessages', { q: 'segredo', conversationId: id }],
    ] as const) {
      const { items } = await read(name, input);
      expect(items.every(({ seq }) => seq > before)).toBe(true);
    }
    const reaction = read('reactToMessage', { seq: before, reaction: '🔥' });
    await expect(reaction).rejects.toMatchObject({ code: 'not_found' });
    const answer = { id, clientId: randomUUID(), text: 'Respondo', replyTo: before };
    await expect(friend.call(sendMessage, answer)).rejects.toMatchObject({ code: 'invalid_input' });
    const quoted = await member.call(sendMessage, answer);
    expect(quoted.replyTo).toMatchObject({ seq: before, excerpt: 'Segredo' });
    const { items } = await read('listMessages', {});
    expect(items.at(-1)).toMatchObject({ replyTo: { seq: before, sender: null, excerpt: '' } });
  });
});
