import { createComment } from '@arquiba/contract/comments';
import { search } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { createPost, getPost } from '@arquiba/contract/posts';
import { getProfile, listProfiles } from '@arquiba/contract/profiles';
import {
  blockProfile,
  interestedAgain,
  listBlocked,
  listMuted,
  listMutedWords,
  muteProfile,
  muteWord,
  notInterested,
  report,
  unblockProfile,
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

describe('blocking', () => {
  test('hides each from the other, ends following both ways, and is undone', async () => {
    const { username } = other;
    await viewer.call(follow, { username });
    await other.call(follow, { username: viewer.username });
    await viewer.call(blockProfile, { username });
    await viewer.call(blockProfile, { username });

    expect(await isInFeed(viewer)).toBe(false);
    await expect(viewer.call(getPost, { id: postId })).rejects.toMatchObject({ code: 'not_found' });
    const seen = await viewer.call(getProfile, { username });
    expect(seen).toMatchObject({ blocked: true, following: 'no', followers: 0, followed: 0 });
    await expect(viewer.call(follow, { username })).rejects.toMatchObject({ code: 'not_allowed' });
    const mine = { username: viewer.username };
    await expect(other.call(getProfile, mine)).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.call(follow, mine)).rejects.toMatchObject({ code: 'not_found' });
    const found = await other.call(search, { q: viewer.username });
    expect(found.profiles).toEqual([]);
    const people = await viewer.call(listProfiles, { limit: 50 });
    expect(people.items.map((each) => each.username)).not.toContain(username);
    expect((await viewer.call(listBlocked, {})).items).toMatchObject([{ username }]);

    await viewer.call(unblockProfile, { username });
    expect(await isInFeed(viewer)).toBe(true);
    expect((await viewer.call(getProfile, { username })).following).toBe('no');
  });

  test('of each by the other can be undone by each', async () => {
    await viewer.call(blockProfile, { username: other.username });
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [other.id, viewer.id]);
    await viewer.call(unblockProfile, { username: other.username });
    await expect(viewer.call(getProfile, { username: other.username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('oneself is refused, and so is someone unknown', async () => {
    await expect(viewer.call(blockProfile, { username: viewer.username })).rejects.toMatchObject({
      message: 'Você não pode bloquear o próprio perfil.',
    });
    await expect(viewer.call(blockProfile, { username: 'ninguem' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(viewer.call(unblockProfile, { username: other.username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

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

describe('a post', () => {
  test('that does not interest is gone from lists until that is taken back', async () => {
    await viewer.call(notInterested, { id: postId });
    expect(await isInFeed(viewer)).toBe(false);
    await viewer.call(interestedAgain, { id: postId });
    expect(await isInFeed(viewer)).toBe(true);
  });

  test('that is reported is written down once and not shown again', async () => {
    const input = { kind: 'post', subject: postId, reason: 'spam' } as const;
    await viewer.call(report, input);
    await viewer.call(report, { ...input, note: 'De novo' });
    const { rows } = await app.pool.query('SELECT reason FROM report WHERE subject_id = $1', [
      postId,
    ]);
    expect(rows).toEqual([{ reason: 'spam' }]);
    expect(await isInFeed(viewer)).toBe(false);
    await expect(other.call(report, input)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('has comments that can be reported, one’s own excepted', async () => {
    const { id } = await other.call(createComment, { id: postId, text: 'Bora' });
    const input = { kind: 'comment', subject: id, reason: 'harassment' } as const;
    await viewer.call(report, input);
    await expect(other.call(report, input)).rejects.toMatchObject({ code: 'not_allowed' });
    for (const subject of ['1', 'x', '9'.repeat(30)]) {
      await expect(viewer.call(report, { ...input, subject })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('that one may not see cannot be reported', async () => {
    const { id } = await other.call(createPost, { text: 'Só meu', audience: 'self' });
    const input = { kind: 'post', subject: id, reason: 'hate' } as const;
    await expect(viewer.call(report, input)).rejects.toMatchObject({ code: 'not_found' });
  });
});
