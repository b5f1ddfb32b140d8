import { follow, unfollow } from '@arquiba/contract/follows';
import { vote } from '@arquiba/contract/polls';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost } from '@arquiba/contract/posts';
import { likePost } from '@arquiba/contract/reactions';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postChannels } from './post-channel.ts';

let app: TestApp;
let author: Person;
let follower: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ started: true });
  [author, follower, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  await follower.call(follow, { username: author.username });
});
afterAll(() => app.close());

function listenTo(id: string): RealtimeEvent[] {
  const heard: RealtimeEvent[] = [];
  app.api.services.realtime.subscribe(`post:${id}`, (event) => heard.push(event));
  return heard;
}

test('what is liked by many at once is told in a few words, the last ones true', async () => {
  const { id } = await author.call(createPost, { text: 'Golaço' });
  const heard = listenTo(id);
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(app)));
  await Promise.all(people.map(({ call }) => call(likePost, { id })));
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'counts', counts: { likes: 12 } });
  expect(heard.length).toBeLessThan(12);
});

test('votes are told too', async () => {
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 1 };
  const { id } = await author.call(createPost, { text: 'Foi pênalti?', poll });
  const heard = listenTo(id);
  await stranger.call(vote, { id, positions: [1] });
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'counts', votes: [0, 1] });
});

test('of an edit only that it happened is told', async () => {
  const { id } = await author.call(createPost, { text: 'Jogo às 15h' });
  const heard = listenTo(id);
  await author.call(editPost, { id, text: 'Jogo às 16h' });
  await expect.poll(() => heard).toEqual([{ type: 'edited' }]);
});

test('of a post that is not for everybody only that it changed is told', async () => {
  const { id } = await author.call(createPost, { text: 'Entre nós', audience: 'followers' });
  const heard = listenTo(id);
  await follower.call(likePost, { id });
  await expect.poll(() => heard).toEqual([{ type: 'counts' }]);
});

test('the channel of a post is open to those who may see it', async () => {
  const [open, near, own] = await Promise.all(
    (['public', 'followers', 'self'] as const).map(
      async (audience) => (await author.call(createPost, { text: 'Oi', audience })).id,
    ),
  );
  const [rule] = postChannels(app.api.services);
  const names = [open, near, own, '71', 'x', '9'.repeat(30)] as string[];
  const allowedFor = async ({ id }: Person) =>
    rule?.allowedFor({ accountId: id, sessionId: '1', roles: [] }, names);
  expect(new Set(await allowedFor(author))).toEqual(new Set([open, near, own]));
  expect(new Set(await allowedFor(follower))).toEqual(new Set([open, near]));
  expect(await allowedFor(stranger)).toEqual([open]);
  expect(await rule?.allowedFor(null, names)).toEqual([open]);
  await follower.call(unfollow, { username: author.username });
  expect(await allowedFor(follower)).toEqual([open]);
});
