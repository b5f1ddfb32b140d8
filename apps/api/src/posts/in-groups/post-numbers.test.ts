import { createEvent, editEvent } from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import { hideGroupPost, showGroupPost } from '@arquiba/contract/group-posts';
import { createGroup, joinGroup, updateGroup } from '@arquiba/contract/groups';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { getProfile } from '@arquiba/contract/profiles';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let owner: Person;
let author: Person;
let follower: Person;
let slug: string;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
beforeEach(async () => {
  made += 1;
  [owner, author, follower] = [await signUp(app), await signUp(app), await signUp(app)];
  await follower.call(follow, { username: author.username });
  const group = { name: `Números ${made}`, description: 'Quem conta.' };
  ({ slug } = await owner.call(createGroup, group));
  await author.call(joinGroup, { slug });
});
afterAll(() => app.close());

/** What the profile of the author says to a visitor, and to a follower. */
async function shown(): Promise<(number | null)[]> {
  const { username } = author;
  const [open, near] = [
    await app.call(getProfile, { username }),
    await follower.call(getProfile, { username }),
  ];
  return [open.posts, near.posts];
}

const write = (text: string) => author.call(createPost, { text, group: slug });

test('a post that waited counts once it is approved, and its author can delete it', async () => {
  await owner.call(updateGroup, { slug, approvesPosts: true });
  const { id } = await write('Posso?');
  expect(await shown()).toEqual([0, 0]);
  await owner.call(showGroupPost, { id });
  expect(await shown()).toEqual([1, 1]);
  await author.call(deletePost, { id });
  expect(await shown()).toEqual([0, 0]);
});

test('a post that a moderator hides counts no more, and again when it is shown', async () => {
  const { id } = await write('Fora do assunto');
  await write('No assunto');
  await owner.call(hideGroupPost, { id, reason: 'Fora do assunto' });
  expect(await shown()).toEqual([1, 1]);
  await owner.call(showGroupPost, { id });
  expect(await shown()).toEqual([2, 2]);
  await owner.call(hideGroupPost, { id, reason: 'De novo' });
  await author.call(deletePost, { id });
  expect(await shown()).toEqual([1, 1]);
});

test('what is in a group that closes is in no number on profiles', async () => {
  await write('Um');
  await write('Dois');
  await author.call(createPost, { text: 'Fora do grupo' });
  await owner.call(updateGroup, { slug, access: 'closed' });
  expect(await shown()).toEqual([1, 1]);
  await write('Três');
  await owner.call(updateGroup, { slug, access: 'open' });
  expect(await shown()).toEqual([1, 1]);
});

test('the announcement of an event counts for those who see the event', async () => {
  const times = { title: 'Treino', start: '2026-06-01T19:00', end: '2026-06-01T20:00' };
  const event = await author.call(createEvent, { ...times, audience: 'self' });
  const place = { slug: event.slug, date: event.date.id, scope: 'all' as const };
  const seenBy = (audience: 'public' | 'followers' | 'self') =>
    author.call(editEvent, { ...times, ...place, audience });
  expect(await shown()).toEqual([0, 0]);
  await seenBy('followers');
  expect(await shown()).toEqual([0, 1]);
  await seenBy('public');
  expect(await shown()).toEqual([1, 1]);
  await seenBy('self');
  expect(await shown()).toEqual([0, 0]);
  await seenBy('public');
  await author.call(deletePost, { id: event.postId });
  expect(await shown()).toEqual([0, 0]);
});
