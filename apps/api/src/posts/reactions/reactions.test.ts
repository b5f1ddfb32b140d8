import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { createPost, deletePost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import {
  getPostCounts,
  likePost,
  listLikes,
  repost,
  sendPost,
  undoRepost,
  unlikePost,
} from '@arquiba/contract/reactions';
import { endsOfSession, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const CHANGES = [likePost, unlikePost, repost, undoRepost, sendPost];
let app: TestApp;
let author: Person;
let fan: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  [author, fan] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

const write = async (input: Partial<Parameters<typeof author.call<typeof createPost>>[1]> = {}) =>
  (await author.call(createPost, { text: 'Golaço', ...input })).id;

/** Counters, and the number of rows that they count. */
async function countsOf(id: string) {
  const { rows } = await app.pool.query(
    `SELECT likes, shares, sends,
       (SELECT count(*)::int FROM reaction WHERE post_id = $1) AS "likeRows",
       (SELECT count(*)::int FROM post WHERE repost_of = $1) AS "repostRows",
       (SELECT count(*)::int FROM post_send WHERE post_id = $1) AS "sendRows"
     FROM post_stat WHERE post_id = $1`,
    [id],
  );
  return rows[0];
}

describe('liking', () => {
  test('counts once, however often it is asked, and is undone once', async () => {
    const id = await write();
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(likePost, { id })).toEqual({ liked: true, likes: 1 });
    }
    expect(await fan.call(getPost, { id })).toMatchObject({ liked: true, counts: { likes: 1 } });
    expect(await author.call(getPost, { id })).toMatchObject({ liked: false });
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(unlikePost, { id })).toEqual({ liked: false, likes: 0 });
    }
    expect(await countsOf(id)).toMatchObject({ likes: 0, likeRows: 0 });
  });

  test('is for those only whose session lives, by whatever way it was known before', async () => {
    const id = await write();
    for (const [how, statement] of Object.entries(endsOfSession)) {
      const person = await signUp(app);
      await person.call(likePost, { id });
      expect(await person.call(unlikePost, { id }), how).toEqual({ liked: false, likes: 0 });
      await app.pool.query(statement, [person.id]);
      for (const route of [likePost, unlikePost, sendPost]) {
        for (const asked of [{ id: 'nem isto' }, { id }]) {
          const answer = person.call(route, asked);
          await expect(answer, how).rejects.toMatchObject({ code: 'sign_in_required' });
        }
      }
    }
    expect(await countsOf(id)).toMatchObject({ likes: 0, likeRows: 0, sends: 0, sendRows: 0 });
  });

  test('is counted right when fifty like and unlike at once', { timeout: 120_000 }, async () => {
    const id = await write();
    const people = await Promise.all(Array.from({ length: 50 }, () => signUp(app)));
    // Each likes, unlikes and likes again, or stops before that; all run concurrently.
    await Promise.all(
      people.map(async ({ call }, index) => {
        await Promise.all([call(likePost, { id }), call(likePost, { id })]);
        if (index % 2 === 0) await call(unlikePost, { id });
        if (index % 4 === 0) await call(likePost, { id });
      }),
    );
    const left = people.filter((_, index) => index % 2 === 1 || index % 4 === 0).length;
    expect(await countsOf(id)).toMatchObject({ likes: left, likeRows: left });
  });

  test('goes with the account and with the post', async () => {
    const id = await write();
    const passing = await signUp(app);
    await passing.call(likePost, { id });
    await app.pool.query('DELETE FROM account WHERE id = $1', [passing.id]);
    expect(await countsOf(id)).toMatchObject({ likes: 0, likeRows: 0 });
    await fan.call(likePost, { id });
    await author.call(deletePost, { id });
    await expect(fan.call(unlikePost, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what one may not see', () => {
  test('is not there, whatever one wants to do with it', async () => {
    const hidden = [
      await write({ audience: 'self' }),
      await write({ audience: 'followers' }),
      '71',
    ];
    const repeated = (await fan.call(repost, { id: await write() })).reposted;
    expect(repeated).toBe(true);
    for (const id of hidden) {
      for (const route of CHANGES) {
        const refused = fan.call(route, { id });
        await expect(refused, route.path).rejects.toMatchObject({ code: 'not_found' });
      }
      await expect(fan.call(listLikes, { id })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await fan.call(getPostCounts, { ids: hidden.join() })).toEqual({ items: [] });
    expect((await author.call(getPostCounts, { ids: hidden.join() })).items).toHaveLength(2);
  });

  test('is not there for a visitor either, and nobody acts without a session', async () => {
    const id = await write();
    for (const route of CHANGES) {
      const refused = app.call(route, { id });
      await expect(refused).rejects.toMatchObject({ code: 'sign_in_required' });
    }
    expect((await app.call(getPostCounts, { ids: id })).items).toHaveLength(1);
  });

  test('is not there between two of whom one has blocked the other', async () => {
    const id = await write();
    const blocked = await signUp(app);
    await blocked.call(likePost, { id });
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [author.id, blocked.id]);
    for (const route of CHANGES) {
      await expect(blocked.call(route, { id })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await author.call(listLikes, { id })).items).toEqual([]);
  });
});

describe('who likes a post', () => {
  test('is listed page by page, the latest first, without those who are private or hidden', async () => {
    const id = await write();
    const people: Person[] = [];
    for (let n = 0; n < 5; n += 1) {
      people.push(await signUp(app));
      app.clock.advance(1000);
      await people[n]?.call(likePost, { id });
    }
    await app.pool.query(
      'UPDATE profile SET private = true, private_by_choice = true WHERE account_id = $1',
      [people[1]?.id],
    );
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [people[2]?.id]);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call(listLikes, { id, limit: 2, cursor });
      names.push(...page.items.map(({ username }) => username));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual([4, 3, 0].map((at) => people[at]?.username));
  });
});

describe('reposting', () => {
  test('shows the post to those who follow, once, and is counted', async () => {
    const id = await write({ text: 'Para todos' });
    const reader = await signUp(app);
    await reader.call(follow, { username: fan.username });
    await reader.call(getFeed, { kind: 'following' });
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(repost, { id })).toEqual({ reposted: true, shares: 1 });
    }
    // No job runs here.
    const home = await reader.call(getFeed, { kind: 'following' });
    expect(home.items.filter((each) => each.id === id)).toMatchObject([
      { repost: { by: { username: fan.username } } },
    ]);
    expect(await countsOf(id)).toMatchObject({ shares: 1, repostRows: 1 });
    expect(await fan.call(getPost, { id })).toMatchObject({ reposted: true });
    const { items } = await app.call(listProfilePosts, { username: fan.username });
    expect(items[0]).toMatchObject({
      id,
      text: 'Para todos',
      repost: { by: { username: fan.username } },
    });
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(undoRepost, { id })).toEqual({ reposted: false, shares: 0 });
    }
    expect(await countsOf(id)).toMatchObject({ shares: 0, repostRows: 0 });
  });

  test('is for what everybody may see', async () => {
    const id = await write({ audience: 'followers' });
    const follower = await signUp(app);
    await follower.call(follow, { username: author.username });
    await expect(follower.call(repost, { id })).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Só o que é aberto a todos pode ser republicado.',
    });
    await follower.call(likePost, { id });
    const secret = await signUp(app);
    const own = (await secret.call(createPost, { text: 'Só meus' })).id;
    await app.pool.query(
      'UPDATE profile SET private = true, private_by_choice = true WHERE account_id = $1',
      [secret.id],
    );
    await expect(secret.call(repost, { id: own })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('ends when what is repeated is not for everybody any more', async () => {
    const id = await write();
    await fan.call(repost, { id });
    await app.pool.query(`UPDATE post SET audience = 'self' WHERE id = $1`, [id]);
    const { items } = await app.call(listProfilePosts, { username: fan.username });
    expect(items.map((item) => item.id)).not.toContain(id);
    expect((await fan.call(getFeed, {})).items.map((item) => item.id)).not.toContain(id);
  });

  test('twenty times at once is one repost', async () => {
    const id = await write();
    await Promise.all(Array.from({ length: 20 }, () => fan.call(repost, { id })));
    expect(await countsOf(id)).toMatchObject({ shares: 1, repostRows: 1 });
  });
});

describe('sending', () => {
  test('is counted once a person', async () => {
    const id = await write();
    expect(await fan.call(sendPost, { id })).toEqual({ sends: 1 });
    expect(await fan.call(sendPost, { id })).toEqual({ sends: 1 });
    expect(await author.call(sendPost, { id })).toEqual({ sends: 2 });
    expect(await countsOf(id)).toMatchObject({ sends: 2, sendRows: 2 });
  });
});

test.each(['', 'abc', '1,,2', `${'9'.repeat(19)}`, Array(51).fill('1').join()])(
  'the counters of “%s” are refused, naming the field',
  async (ids) => {
    const refused = app.call(getPostCounts, { ids });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { ids: expect.any(String) },
    });
  },
);
