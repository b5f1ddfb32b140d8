import { getFeed } from '@arquiba/contract/feed';
import { createPost, getPost } from '@arquiba/contract/posts';
import { getProfile } from '@arquiba/contract/profiles';
import {
  listMuted,
  listMutedWords,
  muteProfile,
  muteWord,
  unmuteProfile,
  unmuteWord,
} from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

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

const DAY_MS = 24 * 3_600_000;

async function isInFeed(person: Person): Promise<boolean> {
  const { items } = await person.call(getFeed, {});
  return items.some(({ id }) => id === postId);
}

describe('muting', () => {
  test('someone takes their posts out of lists, not out of the world', async () => {
    await viewer.call(muteProfile, { username: other.username });
    expect(await isInFeed(viewer)).toBe(false);
    expect((await viewer.call(getPost, { id: postId })).id).toBe(postId);
    expect((await viewer.call(getProfile, { username: other.username })).muted).toBe(true);
    expect(await isInFeed(other)).toBe(true);
    await viewer.call(unmuteProfile, { username: other.username });
    expect(await isInFeed(viewer)).toBe(true);
  });

  test('for a time ends by itself', async () => {
    const { until } = await viewer.call(muteProfile, { username: other.username, days: 7 });
    expect(await viewer.call(listMuted, {})).toMatchObject({
      items: [{ username: other.username, until }],
    });
    const [now, session] = [app.clock.now(), viewer];
    app.clock.set(new Date(now.getTime() + 8 * DAY_MS));
    expect(await isInFeed(session)).toBe(true);
    expect((await session.call(listMuted, {})).items).toEqual([]);
    app.clock.set(now);
  });

  test.each([
    ['Pênaltis', false],
    ['#Amanhã', false],
    ['amanhã cedo', false],
    ['penal', true],
    ['%', null],
  ])('the word %s: still in the feed? %s', async (word, stays) => {
    if (stays === null) {
      await expect(viewer.call(muteWord, { word })).rejects.toMatchObject({
        fields: { word: 'A palavra precisa de ao menos uma letra ou um número' },
      });
      return;
    }
    expect(await viewer.call(muteWord, { word })).toEqual({ items: [{ word, until: null }] });
    expect(await isInFeed(viewer)).toBe(stays);
    expect(await viewer.call(unmuteWord, { word })).toEqual({ items: [] });
    expect(await isInFeed(viewer)).toBe(true);
  });

  test("the list of words is one's own and has an end", async () => {
    await app.pool.query(
      `INSERT INTO muted_word SELECT $1, 'w' || n, 'w' || n, NULL, now() FROM generate_series(1, 100) n`,
      [viewer.id],
    );
    await expect(viewer.call(muteWord, { word: 'mais uma' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect((await other.call(listMutedWords, {})).items).toEqual([]);
  });
});
