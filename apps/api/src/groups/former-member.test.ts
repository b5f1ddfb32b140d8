import { createCalendarAddress, getEventCalendar, readCalendar } from '@arquiba/contract/calendars';
import { createComment, listComments, listReplies } from '@arquiba/contract/comments';
import {
  answerEvent,
  createEvent,
  getEvent,
  listEventPeople,
  listEventPosts,
  listEvents,
  listNextEvents,
} from '@arquiba/contract/events';
import { banFromGroup, listGroupMembers, removeGroupMember } from '@arquiba/contract/group-members';
import { listGroupPosts } from '@arquiba/contract/group-posts';
import { createGroup, joinGroup, leaveGroup, updateGroup } from '@arquiba/contract/groups';
import { listVoters, vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
import { getPostCounts, likePost } from '@arquiba/contract/reactions';
import type { ServerMessage } from '@arquiba/contract/realtime';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const GENEROUS = { size: 100_000, seconds: 60 };
const NOT_FOUND = { code: 'not_found' };
const NOT_ALLOWED = { code: 'not_allowed' };
const TIMES = { title: 'Treino', start: '2026-06-01T19:00', end: '2026-06-01T20:00' };
let app: TestApp;
let mediaApp: FastifyInstance;
let owner: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { read: GENEROUS, write: GENEROUS } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
  owner = await signUp(app);
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}

function picture() {
  made += 1;
  return storeFile(app, `/posts/${owner.id}/${made}/foto.png`);
}

/** A closed group of the owner and two members, with two of everything, so that every list has a second page. */
async function foundGroup() {
  const [leaving, staying] = [await signUp(app), await signUp(app)];
  made += 1;
  const group = { name: `Fica entre nós ${made}`, description: 'Só nosso.' };
  const { slug } = await owner.call(createGroup, group);
  for (const { call } of [leaving, staying]) await call(joinGroup, { slug });
  await owner.call(updateGroup, { slug, access: 'closed' });
  const poll = {
    ...{ hours: 5, anonymous: false },
    options: [{ label: 'Sim', picture: await picture() }, { label: 'Não' }],
  };
  const media = [await picture()];
  const post = await owner.call(createPost, { text: 'Segredo', group: slug, media, poll });
  const event = await owner.call(createEvent, { ...TIMES, group: slug, cover: await picture() });
  await owner.call(createEvent, { ...TIMES, group: slug });
  const place = { slug: event.slug, date: event.date.id };
  for (const { call } of [staying, owner]) {
    app.clock.advance(1000);
    await call(createPost, { text: 'Sobre o treino', group: slug, event: event.slug });
    await call(vote, { id: post.id, positions: [0] });
    await call(answerEvent, { ...place, answer: 'going' });
  }
  const shown = await owner.call(createComment, { id: post.id, media: await picture() });
  await owner.call(createComment, { id: post.id, text: 'Outro' });
  for (const text of ['Sim', 'Também']) {
    await owner.call(createComment, { id: post.id, text, parentId: shown.id });
  }
  await leaving.call(answerEvent, { ...place, answer: 'maybe' });
  return { slug, leaving, staying, post, place, commentId: shown.id };
}

type Group = Awaited<ReturnType<typeof foundGroup>>;

/** The lists of the group, each with the error for people who may not read it. */
function listsOf({ slug, post: { id }, place, commentId, leaving: { call } }: Group) {
  const page = (cursor: string | undefined) => ({ limit: 1, cursor });
  type List = (cursor?: string) => Promise<{ items: unknown[]; nextCursor: string | null }>;
  const lists: [name: string, error: { code: string }, list: List][] = [
    ['posts', NOT_ALLOWED, (cursor) => call(listGroupPosts, { slug, ...page(cursor) })],
    ['members', NOT_ALLOWED, (cursor) => call(listGroupMembers, { slug, ...page(cursor) })],
    ['events', NOT_ALLOWED, (cursor) => call(listEvents, { group: slug, ...page(cursor) })],
    ['comments', NOT_FOUND, (cursor) => call(listComments, { id, ...page(cursor) })],
    ['replies', NOT_FOUND, (cursor) => call(listReplies, { id: commentId, ...page(cursor) })],
    ['voters', NOT_FOUND, (cursor) => call(listVoters, { id, position: 0, ...page(cursor) })],
    ['people', NOT_FOUND, (cursor) => call(listEventPeople, { ...place, ...page(cursor) })],
    [
      'event posts',
      NOT_FOUND,
      (cursor) => call(listEventPosts, { slug: place.slug, ...page(cursor) }),
    ],
  ];
  return lists;
}

/** The addresses of files that someone in the group sees. */
async function filesSeenBy({ call }: Person, { post, place, commentId }: Group) {
  const { media, poll } = await call(getPost, { id: post.id });
  const { cover } = await call(getEvent, { slug: place.slug });
  const { items } = await call(listComments, { id: post.id });
  const shown = items.find(({ id }) => id === commentId);
  const files = [media[0], poll?.options[0]?.picture, cover, shown?.media];
  return files.map((file) => file?.url ?? '');
}

/** An open socket, with what it has received. */
async function openSocket({ cookie }: Person) {
  const headers = { cookie, origin: TEST_ORIGIN };
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, { headers });
  const received: ServerMessage[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  return { socket, received, send };
}

const WAYS: [name: string, end: (group: Group) => Promise<unknown>][] = [
  ['left', ({ leaving, slug }) => leaving.call(leaveGroup, { slug })],
  [
    'was removed',
    ({ leaving: { username }, slug }) => owner.call(removeGroupMember, { slug, username }),
  ],
  [
    'was banned',
    ({ leaving: { username }, slug }) =>
      owner.call(banFromGroup, { slug, username, reason: 'Briga' }),
  ],
];

test.each(WAYS)('what someone kept who %s opens nothing', async (_name, end) => {
  const group = await foundGroup();
  const { slug, leaving, staying, post, place } = group;
  const lists = listsOf(group);
  const cursors = new Map<string, string>();
  for (const [name, , list] of lists) {
    const { items, nextCursor } = await list();
    expect(items, name).toHaveLength(1);
    cursors.set(name, nextCursor ?? `no second page of ${name}`);
    await list(cursors.get(name));
  }
  const files = await filesSeenBy(leaving, group);
  expect(await Promise.all(files.map(statusOf))).toEqual([200, 200, 200, 200]);
  const { path } = await leaving.call(createCalendarAddress, { group: slug });
  const secret = path.replace('/agenda/', '').replace('.ics', '');
  expect((await app.call(readCalendar, { secret })).text).toContain('Treino');
  const { socket, received, send } = await openSocket(leaving);
  const channel = `post:${post.id}`;
  send({ type: 'subscribe', channels: [channel] });
  await expect.poll(() => received).toContainEqual({ type: 'subscribed', channel });

  await end(group);
  for (const [name, error, list] of lists) {
    await expect(list(cursors.get(name)), name).rejects.toMatchObject(error);
  }
  const { slug: event } = place;
  await expect(leaving.call(getEventCalendar, { slug: event })).rejects.toMatchObject(NOT_FOUND);
  await expect(app.call(readCalendar, { secret })).rejects.toMatchObject(NOT_FOUND);
  expect((await leaving.call(listNextEvents, {})).items).toEqual([]);

  // The open socket hears nothing of the group any more, and a new subscription is refused.
  await expect.poll(() => received).toContainEqual({ type: 'refused', channel });
  received.length = 0;
  const staysOpen = await openSocket(staying);
  staysOpen.send({ type: 'subscribe', channels: [channel] });
  await staying.call(likePost, { id: post.id });
  await staying.call(vote, { id: post.id, positions: [1] });
  await owner.call(createComment, { id: post.id, text: 'Outro segredo' });
  const heard = ({ received }: { received: object[] }) =>
    received.filter((each) => 'event' in each && 'channel' in each && each.channel === channel);
  await expect
    .poll(() => heard(staysOpen))
    .toContainEqual(expect.objectContaining({ type: 'event' }));
  staysOpen.socket.terminate();
  expect((await leaving.call(getPostCounts, { ids: post.id })).items).toEqual([]);
  send({ type: 'subscribe', channels: [channel] });
  await expect.poll(() => received).toContainEqual({ type: 'refused', channel });
  expect(heard({ received })).toEqual([]);
  socket.terminate();

  for (const file of files) {
    await expect.poll(() => statusOf(file), { timeout: 5000 }).toBe(404);
  }
  for (const file of await filesSeenBy(staying, group)) expect(await statusOf(file)).toBe(200);
});
