import { listHashtagPosts } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { type Audience, createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let author: Person;
let follower: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  [author, follower, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  await follower.call(follow, { username: author.username });
});
afterAll(() => app.close());

/** In how many of the places where it could appear a viewer finds a post. */
async function placesOf(id: string, viewer: Pick<Person, 'call'>): Promise<number> {
  const asked = await Promise.allSettled([
    viewer.call(getPost, { id }).then((post) => [post]),
    viewer.call(getFeed, {}).then(({ items }) => items),
    // A blocked viewer gets `not_found` for the profile.
    viewer.call(listProfilePosts, { username: author.username }).then(({ items }) => items),
    viewer.call(listHashtagPosts, { tag: 'segredo' }).then(({ items }) => items),
  ]);
  return asked.filter(
    (answer) => answer.status === 'fulfilled' && answer.value.some((post) => post.id === id),
  ).length;
}

describe('who sees a post', () => {
  test.each<[Audience, number, number, number]>([
    ['public', 4, 4, 4],
    ['followers', 4, 4, 0],
    ['self', 4, 0, 0],
  ])(
    '%s: author in %i places, a follower in %i, others in %i',
    async (audience, own, near, far) => {
      const { id } = await author.call(createPost, { text: 'Um #segredo', audience });
      expect(await placesOf(id, author)).toBe(own);
      expect(await placesOf(id, follower)).toBe(near);
      expect(await placesOf(id, stranger)).toBe(far);
      expect(await placesOf(id, app)).toBe(far);
    },
  );

  test('neither of two sees the other where one has blocked', async () => {
    const { id } = await author.call(createPost, { text: 'Um #segredo' });
    for (const [one, two] of [
      [author, stranger],
      [stranger, author],
    ] as const) {
      await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [one.id, two.id]);
      const places = await placesOf(id, stranger);
      await app.pool.query('DELETE FROM block');
      expect(places).toBe(0);
    }
    expect(await placesOf(id, stranger)).toBe(4);
  });

  test('a quote of what is not for everybody is refused', async () => {
    const { id } = await author.call(createPost, { text: 'Entre nós', audience: 'followers' });
    const quote = { text: 'Olhem só', quoteOf: id };
    await expect(follower.call(createPost, quote)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(stranger.call(createPost, quote)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a quote shows what it quotes only to those who may see that', async () => {
    const { id: quoteOf } = await author.call(createPost, { text: 'Placar final' });
    const { id } = await follower.call(createPost, { text: 'Vi este jogo', quoteOf });
    expect((await stranger.call(getPost, { id })).quoted?.text).toBe('Placar final');
    await app.pool.query(`UPDATE post SET audience = 'self' WHERE id = $1`, [quoteOf]);
    const seen = await stranger.call(getPost, { id });
    expect(seen).toMatchObject({ quoted: null, quoteGone: true });
  });
});

describe('the names in a post', () => {
  const seenBy = async (viewer: Pick<Person, 'call'>, id: string) =>
    (await viewer.call(getPost, { id })).mentions;

  test('lead to those who exist, written in whichever case and ending a sentence', async () => {
    const text = `Com @${follower.username.toUpperCase()}, @nao_existe e @${stranger.username}.`;
    const { id, mentions } = await author.call(createPost, { text });
    expect(mentions.toSorted()).toEqual([follower.username, stranger.username].toSorted());
    const { id: quote } = await follower.call(createPost, { text: 'Sim', quoteOf: id });
    expect(await app.call(getPost, { id: quote })).toMatchObject({
      ...{ mentions: [], quoted: { mentions } },
    });
  });

  test('lead nobody to whom they do not see', async () => {
    const named = await signUp(app);
    const { id } = await author.call(createPost, { text: `Valeu, @${named.username}` });
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [named.id, stranger.id]);
    expect(await seenBy(stranger, id)).toEqual([]);
    expect(await seenBy(follower, id)).toEqual([named.username]);
    await app.pool.query('DELETE FROM block');
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [named.id]);
    expect(await seenBy(follower, id)).toEqual([]);
  });

  test('lead to a private profile, and to one that is called otherwise by now', async () => {
    const named = await signUp(app);
    const { id } = await author.call(createPost, { text: `Valeu, @${named.username}` });
    await named.call(updateProfile, { username: `${named.username}_fc`, private: true });
    expect(await seenBy(app, id)).toEqual([named.username]);
  });
});
