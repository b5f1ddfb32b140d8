import { getFeed } from '@arquiba/contract/feed';
import { createPost } from '@arquiba/contract/posts';
import { interestedAgain, notInterested } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let app: TestApp;
let viewer: Person;
let other: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
});
afterAll(() => app.close());
beforeEach(async () => {
  viewer = await signUp(app);
  other = await signUp(app, { socialName: 'Zagueiro Central' });
  postId = (await other.call(createPost, { text: 'Treino de penaltis, #amanha cedo' })).id;
});

async function isInFeed(person: Person): Promise<boolean> {
  const { items } = await person.call(getFeed, {});
  return items.some(({ id }) => id === postId);
}

test('a post that does not interest is gone from lists until that is taken back', async () => {
  await viewer.call(notInterested, { id: postId });
  expect(await isInFeed(viewer)).toBe(false);
  await viewer.call(interestedAgain, { id: postId });
  expect(await isInFeed(viewer)).toBe(true);
});
