import {
  acceptAllFollowRequests,
  acceptFollowRequest,
  countFollowRequests,
  listFollowed,
  listFollowers,
  listFollowRequests,
  refuseFollowRequest,
  removeFollower,
} from '@arquiba/contract/follow-lists';
import { follow, unfollow } from '@arquiba/contract/follows';
import { createPost, listProfilePosts } from '@arquiba/contract/posts';
import { getProfile, updateProfile } from '@arquiba/contract/profiles';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { type Person, signUp, signUpMinor } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

async function signUpPrivate(): Promise<Person> {
  const person = await signUp(app);
  await person.call(updateProfile, { private: true });
  return person;
}

/** Counters, the number of rows that they count, and the open requests. */
async function stateOf({ id }: Person) {
  const { rows } = await app.pool.query(
    `SELECT followers, followed,
       (SELECT count(*)::int FROM follow WHERE followee_id = $1) AS "followerRows",
       (SELECT count(*)::int FROM follow WHERE follower_id = $1) AS "followedRows",
       (SELECT count(*)::int FROM follow_request WHERE followee_id = $1) AS requests,
       (SELECT count(*)::int FROM follow_request JOIN follow USING (follower_id, followee_id)
        WHERE followee_id = $1) AS both
     FROM profile_stat WHERE account_id = $1`,
    [id],
  );
  return rows[0];
}

const names = ({ items }: { items: { username: string }[] }) => items.map((item) => item.username);

describe('asking to follow a private profile', () => {
  test('waits for an answer, can be taken back, and counts once it is accepted', async () => {
    const [owner, fan] = [await signUpPrivate(), await signUp(app)];
    const { username } = owner;
    await owner.call(createPost, { text: 'Só para quem segue' });
    for (let time = 0; time < 2; time += 1) {
      const asked = await fan.call(follow, { username });
      expect(asked).toEqual({ following: 'requested', followers: 0 });
    }
    expect(await fan.call(getProfile, { username })).toMatchObject({
      ...{ following: 'requested', followRequests: null, posts: null, followers: 0 },
    });
    expect((await fan.call(listProfilePosts, { username })).items).toEqual([]);
    expect(await fan.call(unfollow, { username })).toEqual({ following: 'no', followers: 0 });
    expect((await owner.call(listFollowRequests, {})).items).toEqual([]);

    await fan.call(follow, { username });
    expect(await owner.call(getProfile, { username })).toMatchObject({ followRequests: 1 });
    expect((await owner.call(listFollowRequests, {})).items).toMatchObject([
      { username: fan.username, following: 'no', requestedAt: app.clock.now().toISOString() },
    ]);
    const accepted = await owner.call(acceptFollowRequest, { username: fan.username });
    expect(accepted).toEqual({ followers: 1 });
    expect(await fan.call(getProfile, { username })).toMatchObject({ following: 'yes', posts: 1 });
    expect((await fan.call(listProfilePosts, { username })).items).toHaveLength(1);
    expect(await fan.call(follow, { username })).toEqual({ following: 'yes', followers: 1 });
    expect(await stateOf(owner)).toMatchObject({ followers: 1, followerRows: 1, requests: 0 });
    expect(await stateOf(fan)).toMatchObject({ followed: 1, followedRows: 1 });
  });

  test('is refused without a trace, and can be asked again', async () => {
    const [owner, fan] = [await signUpPrivate(), await signUp(app)];
    await fan.call(follow, { username: owner.username });
    await owner.call(refuseFollowRequest, { username: fan.username });
    const profile = await fan.call(getProfile, { username: owner.username });
    expect(profile).toMatchObject({ following: 'no', followers: 0 });
    for (const route of [acceptFollowRequest, refuseFollowRequest]) {
      await expect(owner.call(route, { username: fan.username })).rejects.toMatchObject({
        code: 'not_found',
        message: 'Este pedido não existe mais.',
      });
    }
    const again = await fan.call(follow, { username: owner.username });
    expect(again.following).toBe('requested');
  });

  test('is answered by the owner alone', async () => {
    const [owner, fan, other] = [await signUpPrivate(), await signUp(app), await signUp(app)];
    await fan.call(follow, { username: owner.username });
    expect((await other.call(listFollowRequests, {})).items).toEqual([]);
    for (const person of [other, fan]) {
      const answer = person.call(acceptFollowRequest, { username: fan.username });
      await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await stateOf(owner)).toMatchObject({ followers: 0, requests: 1 });
    for (const route of [listFollowRequests, acceptAllFollowRequests]) {
      await expect(app.call(route, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    }
  });

  test('of someone hidden waits unseen until they are back', async () => {
    const [owner, fan] = [await signUpPrivate(), await signUp(app)];
    await fan.call(follow, { username: owner.username });
    const hide = (hidden: boolean) =>
      app.pool.query('UPDATE profile SET hidden = $2 WHERE account_id = $1', [fan.id, hidden]);
    await hide(true);
    expect((await owner.call(listFollowRequests, {})).items).toEqual([]);
    expect((await owner.call(acceptAllFollowRequests, {})).followers).toBe(0);
    const { username } = owner;
    expect(await owner.call(getProfile, { username })).toMatchObject({ followRequests: 0 });
    await hide(false);
    expect(names(await owner.call(listFollowRequests, {}))).toEqual([fan.username]);
  });

  test('does not reach a child whose guardian has not answered, whatever the child wants', async () => {
    const [child, fan] = [await signUpMinor(app), await signUp(app)];
    await child.call(updateProfile, { private: false });
    const { username } = child;
    const refused = { code: 'not_allowed' };
    await expect(fan.call(follow, { username })).rejects.toMatchObject(refused);
    expect(await fan.call(getProfile, { username })).toMatchObject({
      ...{ private: true, followable: false },
    });
  });
});

describe('a profile that is opened', () => {
  test('accepts who was waiting', async () => {
    const [owner, one, two] = [await signUpPrivate(), await signUp(app), await signUp(app)];
    const { username } = owner;
    for (const { call } of [one, two]) await call(follow, { username });
    expect(await owner.call(updateProfile, { private: false })).toMatchObject({
      ...{ private: false, followers: 2, followRequests: 0 },
    });
    expect(await one.call(getProfile, { username })).toMatchObject({ following: 'yes' });
    expect(await stateOf(owner)).toMatchObject({ followers: 2, followerRows: 2, requests: 0 });
  });

  test('and closed again keeps its followers and asks the next one to wait', async () => {
    const [owner, fan, next] = [await signUp(app), await signUp(app), await signUp(app)];
    const { username } = owner;
    await fan.call(follow, { username });
    await owner.call(updateProfile, { private: true });
    expect(await fan.call(getProfile, { username })).toMatchObject({ following: 'yes' });
    expect((await next.call(follow, { username })).following).toBe('requested');
  });

  test('goes on in a job where more wait than one transaction should accept', async () => {
    const live = await startTestApp({ started: true });
    try {
      const owner = await signUp(live);
      await owner.call(updateProfile, { private: true });
      await live.pool.query(
        `WITH made AS (
           INSERT INTO account (id, type, document, name, social_name, email, whatsapp, password_hash, created_at)
           SELECT n, 'Torcedor', lpad(n::text, 11, '0'), 'x', 'x', n || '@x.com', '+5511912345678', '', now()
           FROM generate_series(1, 1203) n RETURNING id
         ), face AS (
           INSERT INTO profile (account_id, username, display_name, type, category, created_at)
           SELECT id, 'fan_' || id, 'x', 'Torcedor', 'x', now() FROM made RETURNING account_id
         ), stat AS (INSERT INTO profile_stat (account_id) SELECT account_id FROM face)
         INSERT INTO follow_request SELECT account_id, $1, '2026-01-01' FROM face`,
        [owner.id],
      );
      await owner.call(updateProfile, { private: false });
      const { username } = owner;
      await vi.waitFor(async () => {
        expect((await owner.call(getProfile, { username })).followers).toBe(1203);
      }, 20_000);
      const { rows } = await live.pool.query(
        'SELECT sum(followed)::int AS followed, (SELECT count(*)::int FROM follow_request) AS left FROM profile_stat',
      );
      expect(rows).toEqual([{ followed: 1203, left: 0 }]);
    } finally {
      await live.close();
    }
  });
});

describe('the lists of people', () => {
  test('show the newest first, page by page, to whom the profile is for', async () => {
    const owner = await signUp(app);
    const fans: Person[] = [];
    for (let index = 0; index < 3; index += 1) {
      fans.push(await signUp(app));
      app.clock.advance(1000);
      await fans[index]?.call(follow, { username: owner.username });
    }
    const expected = fans.map(({ username }) => username).toReversed();
    const { username } = owner;
    const first = await app.call(listFollowers, { username, limit: 2 });
    expect(names(first)).toEqual(expected.slice(0, 2));
    const cursor = first.nextCursor ?? '';
    const second = await app.call(listFollowers, { username, limit: 2, cursor });
    expect([names(second), second.nextCursor]).toEqual([expected.slice(2), null]);
    const [fan] = fans as [Person];
    expect(names(await app.call(listFollowed, { username: fan.username }))).toEqual([username]);

    await owner.call(updateProfile, { private: true });
    const stranger = await signUp(app);
    for (const call of [app.call, stranger.call]) {
      expect(await call(listFollowers, { username })).toEqual({ items: [], nextCursor: null });
      expect(await call(listFollowed, { username })).toEqual({ items: [], nextCursor: null });
    }
    for (const { call } of [owner, fan]) {
      expect(names(await call(listFollowers, { username }))).toEqual(expected);
    }
    for (const bad of ['x', cursor.slice(1)]) {
      const page = app.call(listFollowers, { username, cursor: bad });
      await expect(page).rejects.toMatchObject({ code: 'invalid_cursor' });
    }
  });

  test('name someone private to the owner and to their own followers only', async () => {
    const [owner, shy, friend] = [await signUp(app), await signUpPrivate(), await signUp(app)];
    await shy.call(follow, { username: owner.username });
    await friend.call(follow, { username: shy.username });
    await shy.call(acceptFollowRequest, { username: friend.username });
    const stranger = await signUp(app);
    const seen = async (call: Person['call']) =>
      names(await call(listFollowers, { username: owner.username }));
    expect(await seen(app.call)).toEqual([]);
    expect(await seen(stranger.call)).toEqual([]);
    expect(await seen(friend.call)).toEqual([shy.username]);
    expect(await seen(owner.call)).toEqual([shy.username]);
  });

  test('lose whom the owner removes', async () => {
    const [owner, fan] = [await signUp(app), await signUp(app)];
    await fan.call(follow, { username: owner.username });
    const removed = await owner.call(removeFollower, { username: fan.username });
    expect(removed).toEqual({ followers: 0 });
    expect(await owner.call(removeFollower, { username: fan.username })).toEqual(removed);
    expect(await stateOf(fan)).toMatchObject({ followed: 0, followedRows: 0 });
    const profile = await fan.call(getProfile, { username: owner.username });
    expect(profile).toMatchObject({ following: 'no', followers: 0 });
  });
});

test('50 who ask, leave and are accepted at the same moment: counters fit, nobody is both', {
  timeout: 120_000,
}, async () => {
  const owner = await signUpPrivate();
  const fans: Person[] = [];
  for (let index = 0; index < 10; index += 1) fans.push(await signUp(app));
  const { username } = owner;
  const harmless = (error: { code?: string }) => expect(error.code).toBe('not_found');
  await Promise.all(
    Array.from({ length: 150 }, (_, index) => {
      const fan = fans[index % fans.length] as Person;
      if (index % 15 === 14) return owner.call(acceptAllFollowRequests, {});
      if (index % 31 === 30) return owner.call(updateProfile, { private: index % 2 === 0 });
      if (index % 3 === 0) return fan.call(follow, { username });
      if (index % 3 === 1) return fan.call(unfollow, { username });
      return owner.call(acceptFollowRequest, { username: fan.username }).catch(harmless);
    }),
  );
  const { followers, followerRows, both } = await stateOf(owner);
  expect({ followers, both }).toEqual({ followers: followerRows, both: 0 });
  for (const fan of fans) {
    const { followed, followedRows } = await stateOf(fan);
    expect(followed).toBe(followedRows);
  }
  await owner.call(updateProfile, { private: false });
  expect(await stateOf(owner)).toMatchObject({ requests: 0 });
});

test('the owner hears of a request, and the one who asked of the answer', async () => {
  const live = await startTestApp({ started: true });
  try {
    const [owner, fan] = [await signUp(live), await signUp(live)];
    await owner.call(updateProfile, { private: true });
    const heard: [string, RealtimeEvent][] = [];
    for (const { id } of [owner, fan]) {
      live.api.services.realtime.subscribe(`account:${id}`, (event) => {
        if (event.type !== 'notified') heard.push([id, event]);
      });
    }
    await fan.call(follow, { username: owner.username });
    await fan.call(follow, { username: owner.username });
    await owner.call(acceptFollowRequest, { username: fan.username });
    await vi.waitFor(() => expect(heard).toHaveLength(3), 10_000);
    expect(heard).toEqual([
      [owner.id, { type: 'follow-requested', followers: 0 }],
      [owner.id, { type: 'followed', followers: 1 }],
      [fan.id, { type: 'follow-accepted', username: owner.username }],
    ]);
    const others = [await signUp(live), await signUp(live)];
    for (const { id } of others) {
      live.api.services.realtime.subscribe(`account:${id}`, (event) => heard.push([id, event]));
    }
    for (const other of others) await other.call(follow, { username: owner.username });
    expect(await owner.call(countFollowRequests, {})).toEqual({ count: 2 });
    heard.length = 0;
    await owner.call(acceptAllFollowRequests, {});
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(3), 10_000);
    expect(heard).toEqual(
      expect.arrayContaining(
        others.map(({ id }) => [id, { type: 'follow-accepted', username: owner.username }]),
      ),
    );
    expect(await owner.call(countFollowRequests, {})).toEqual({ count: 0 });
  } finally {
    await live.close();
  }
});
