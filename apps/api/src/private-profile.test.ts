import { getTrending, listHashtagPosts, search } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { follow, unfollow } from '@arquiba/contract/follows';
import { answerGuardianRequest } from '@arquiba/contract/guardians';
import { createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import {
  getProfile,
  listProfiles,
  suggestProfiles,
  updateProfile,
} from '@arquiba/contract/profiles';
import type { Call } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { guardianToken } from '@arquiba/testing/guardian-token';
import { type Person, signUp, signUpMinor } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTrendsJob } from './explore/refresh-trends-job.ts';

let app: TestApp;
let minor: Awaited<ReturnType<typeof signUpMinor>>;
/** Has followed the minor since before, like an accepted follower. */
let follower: Person;
let stranger: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
  [minor, follower, stranger] = [await signUpMinor(app), await signUp(app), await signUp(app)];
  const avatar = await storeFile(app, `/profiles/${minor.id}/rosto.png`);
  await minor.call(updateProfile, { bio: 'Goleira', city: 'Natal', avatar, cover: avatar });
  await stranger.call(updateProfile, { city: 'Natal' });
  await minor.call(createPost, { text: 'Aquecimento' });
  app.clock.advance(1000);
  const photo = await storeFile(app, `/posts/${minor.id}/1/foto.png`);
  postId = (await minor.call(createPost, { text: 'Treino #peneira', media: [photo] })).id;
  await app.pool.query('INSERT INTO follow VALUES ($1, $2, now())', [follower.id, minor.id]);
  await app.pool.query('UPDATE profile_stat SET followers = 1 WHERE account_id = $1', [minor.id]);
  await app.pool.query('UPDATE profile_stat SET followed = 1 WHERE account_id = $1', [follower.id]);
});
afterAll(() => app.close());

/** The viewers, and whether the private profile is shared with them. */
const viewers = [
  ['a visitor', () => app.call, false],
  ['a stranger', () => stranger.call, false],
  ['a follower', () => follower.call, true],
  ['the person', () => minor.call, true],
] as const satisfies [string, () => Call, boolean][];

describe.each(viewers)('what %s sees of a private profile', (name, caller, shared) => {
  const username = () => minor.username;
  const isOwner = name === 'the person';

  test('in the feed', async () => {
    for (const kind of ['all', 'media'] as const) {
      const { items } = await caller()(getFeed, { kind });
      expect(items.some(({ id }) => id === postId)).toBe(shared);
    }
  });

  test('by hashtag', async () => {
    const { items } = await caller()(listHashtagPosts, { tag: 'peneira' });
    expect(items.map(({ id }) => id)).toEqual(shared ? [postId] : []);
  });

  test('of its posts', async () => {
    const { items, nextCursor } = await caller()(listProfilePosts, {
      username: username(),
      limit: 1,
    });
    // The answer does not reveal either that there is more.
    expect([items.map(({ id }) => id), nextCursor !== null]).toEqual([
      shared ? [postId] : [],
      shared,
    ]);
    const post = caller()(getPost, { id: postId });
    if (shared) expect((await post).author.username).toBe(username());
    else await expect(post).rejects.toMatchObject({ code: 'not_found' });
  });

  test('on its page', async () => {
    const profile = await caller()(getProfile, { username: username() });
    expect(profile).toMatchObject({
      displayName: minor.sent.socialName,
      private: true,
      bio: shared ? 'Goleira' : '',
      city: shared ? 'Natal' : '',
    });
    expect([profile.avatar !== null, profile.cover !== null]).toEqual([shared, shared]);
  });

  test('in lists of people: only the person finds it', async () => {
    const [found, listed, suggested] = await Promise.all([
      caller()(search, { q: minor.sent.socialName }),
      caller()(listProfiles, { limit: 50 }),
      caller()(suggestProfiles, { limit: 10 }),
    ]);
    const has = (cards: { username: string }[]) =>
      cards.some((card) => card.username === username());
    expect([has(found.profiles), has(listed.items), has(suggested.items)]).toEqual([
      isOwner,
      false,
      false,
    ]);
  });

  test('among the subjects: nothing, since they are the same for all', async () => {
    const trending = await trends(caller());
    const found = await caller()(search, { q: 'peneira' });
    expect([...trending.items, ...found.hashtags]).toEqual([]);
  });
});

describe('following a private profile', () => {
  test('is refused with a sentence, and nothing is counted', async () => {
    await expect(stranger.call(follow, { username: minor.username })).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Este perfil é privado e não recebe novos seguidores por enquanto.',
    });
    const { followers } = await stranger.call(getProfile, { username: minor.username });
    expect(followers).toBe(1);
  });

  test('who follows stays until they leave', async () => {
    const { username } = minor;
    expect(await follower.call(follow, { username })).toEqual({ following: 'yes', followers: 1 });
    expect(await follower.call(unfollow, { username })).toEqual({ following: 'no', followers: 0 });
    await expect(follower.call(follow, { username })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  test('does not keep the person from following others', async () => {
    const { following } = await minor.call(follow, { username: stranger.username });
    expect(following).toBe('yes');
  });
});

/** After the job has run. */
async function trends(call: Call = app.call) {
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await refreshTrendsJob.run(app.api.services, {}, attempt);
  return call(getTrending, {});
}

test('everybody sees it once the guardian has confirmed', async () => {
  const token = await guardianToken(app, minor.guardianEmail);
  await app.call(answerGuardianRequest, { token, answer: 'confirm' });
  const { username } = minor;
  expect(await app.call(getProfile, { username })).toMatchObject({
    private: false,
    bio: 'Goleira',
  });
  expect((await app.call(getPost, { id: postId })).id).toBe(postId);
  expect((await app.call(getFeed, {})).items.map(({ id }) => id)).toContain(postId);
  expect((await trends()).items).toMatchObject([{ tag: 'peneira' }]);
  const { profiles } = await app.call(search, { q: minor.sent.socialName });
  expect(profiles.map((card) => card.username)).toContain(username);
  const listed = await app.call(listProfiles, { limit: 50 });
  expect(listed.items.map((card) => card.username)).toContain(username);
  expect(await stranger.call(follow, { username })).toMatchObject({ following: 'yes' });
});
