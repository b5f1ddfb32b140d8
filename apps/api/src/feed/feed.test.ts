import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { createPost, type Post } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { statementsOf } from '@arquiba/testing/statements';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshHot } from './hot-queries.ts';

const POSTS = 55;
let app: TestApp;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  people = [];
  for (let index = 0; index < 11; index += 1) people.push(await signUp(app));
  for (let index = 0; index < POSTS; index += 1) {
    app.clock.advance(1000);
    const author = people[index % people.length] as Person;
    const path = `/posts/${author.id}/${index}/lance.mp4`;
    const media = index % 5 === 0 ? [await storeFile(app, path, 'video')] : [];
    await author.call(createPost, { text: `Lance ${index}`, media });
  }
});
afterAll(() => app.close());

async function walk(limit: number, kind?: 'video'): Promise<Post[]> {
  const posts: Post[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Post[]; nextCursor: string | null } = await app.call(getFeed, {
      limit,
      ...(kind && { kind }),
      ...(cursor && { cursor }),
    });
    posts.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return posts;
}

describe('the feed', () => {
  test('goes from the newest down, each post once, whatever the size of a page', async () => {
    const expected = Array.from({ length: POSTS }, (_, index) => `Lance ${POSTS - 1 - index}`);
    for (const limit of [7, 20, 50]) {
      expect((await walk(limit)).map(({ text }) => text)).toEqual(expected);
    }
  });

  test('may hold films only', async () => {
    const films = await walk(4, 'video');
    expect(films.map(({ text }) => text)).toEqual(
      [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 0].map((index) => `Lance ${index}`),
    );
    expect(films.every(({ media }) => media[0]?.mime === 'video/mp4')).toBe(true);
  });

  test('says whom the viewer follows and what is their own', async () => {
    const [viewer, friend] = people as [Person, Person];
    await viewer.call(follow, { username: friend.username });
    const { items } = await viewer.call(getFeed, { limit: 50 });
    for (const { author, own } of items) {
      expect(own).toBe(author.username === viewer.username);
      expect(author.following).toBe(
        own ? null : author.username === friend.username ? 'yes' : 'no',
      );
    }
  });

  test.each([
    ['all', ['feed_newest']],
    ['media', ['feed_newest_media']],
    ['hot', ['feed_hot']],
    ['video', ['feed_reels']],
    ['foryou', ['feed_for_you_kept']],
  ] as const)('%s costs the same few statements, however long the page', async (kind, names) => {
    const [viewer] = people as [Person];
    await refreshHot(app.api.services.db, app.clock.now());
    const first = await viewer.call(getFeed, { kind, limit: 1 });
    for (const limit of [1, 3, 5]) {
      for (const cursor of [undefined, first.nextCursor ?? undefined]) {
        const input = { kind, limit, ...(cursor && { cursor }) };
        const statements = await statementsOf(() => viewer.call(getFeed, input));
        expect(statements.filter((name) => name !== 'session_read')).toEqual([
          ...names,
          'posts_cards',
        ]);
      }
    }
  });

  test('costs three statements where nothing is at hand of a home, and where nothing more is hot', async () => {
    const newcomer = await signUp(app);
    const [friend] = people as [Person];
    await newcomer.call(follow, { username: friend.username });
    const read = (cursor?: string) =>
      newcomer.call(getFeed, { kind: 'following', limit: 2, ...(cursor && { cursor }) });
    const first = await statementsOf(() => read());
    expect(first.slice(1)).toEqual(['feed_home', 'feed_authors', 'posts_cards']);
    const { nextCursor } = await read();
    const further = await statementsOf(() => read(nextCursor as string));
    expect(further.slice(1)).toEqual(['feed_home_deep', 'posts_cards']);
    await app.pool.query('DELETE FROM hot_post');
    const cold = await statementsOf(() => newcomer.call(getFeed, { kind: 'hot' }));
    expect(cold.slice(1)).toEqual(['feed_hot', 'feed_cold', 'posts_cards']);
  });

  test('is filled to the page although some authors are hidden', async () => {
    const hidden = await signUp(app);
    for (let index = 0; index < 10; index += 1) {
      app.clock.advance(1000);
      await hidden.call(createPost, { text: 'escondido' });
    }
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    const { items } = await app.call(getFeed, { limit: 5 });
    expect(items.map(({ text }) => text)).toEqual(
      [54, 53, 52, 51, 50].map((index) => `Lance ${index}`),
    );
    expect(await walk(20)).toHaveLength(POSTS);
  });

  test('refuses a cursor of another list', async () => {
    await expect(app.call(getFeed, { cursor: 'AAAAAFsxXQ' })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
    await expect(app.call(getFeed, { kind: 'foto' as 'video' })).rejects.toMatchObject({
      fields: { kind: expect.any(String) },
    });
  });
});
