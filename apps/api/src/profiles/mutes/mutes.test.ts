import { getPost } from '@arquiba/contract/posts';
import { getProfile } from '@arquiba/contract/profiles';
import {
  listMuted,
  listMutedWords,
  muteProfile,
  muteWord,
  unmuteProfile,
  unmuteWord,
} from '@arquiba/contract/safety';
import { describe, expect } from 'vitest';
import { test } from '../../posts/testing/post-of-another.ts';

const DAY_MS = 24 * 3_600_000;

describe('muting', () => {
  test('someone takes their posts out of lists, not out of the world', async ({
    viewer,
    other,
    postId,
    isInFeed,
  }) => {
    await viewer.call(muteProfile, { username: other.username });
    expect(await isInFeed(viewer)).toBe(false);
    expect((await viewer.call(getPost, { id: postId })).id).toBe(postId);
    expect((await viewer.call(getProfile, { username: other.username })).muted).toBe(true);
    expect(await isInFeed(other)).toBe(true);
    await viewer.call(unmuteProfile, { username: other.username });
    expect(await isInFeed(viewer)).toBe(true);
  });

  test('for a time ends by itself', async ({ app, viewer, other, isInFeed }) => {
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

  test.for<[string, boolean | null]>([
    ['Pênaltis', false],
    ['#Amanhã', false],
    ['amanhã cedo', false],
    ['penal', true],
    ['%', null],
  ])('the word %s: still in the feed? %s', async ([word, stays], { viewer, isInFeed }) => {
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

  test("the list of words is one's own and has an end", async ({ app, viewer, other }) => {
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
