import { follow, unfollow } from '@arquiba/contract/follows';
import { getProfile } from '@arquiba/contract/profiles';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

/** Counters, and the number of rows that they count. */
async function countsOf({ id }: Person) {
  const { rows } = await app.pool.query(
    `SELECT followers, followed,
       (SELECT count(*)::int FROM follow WHERE followee_id = $1) AS "followerRows",
       (SELECT count(*)::int FROM follow WHERE follower_id = $1) AS "followedRows"
     FROM profile_stat WHERE account_id = $1`,
    [id],
  );
  return rows[0];
}

function counts(followers: number, followed: number) {
  return { followers, followed, followerRows: followers, followedRows: followed };
}

describe('following', () => {
  test('counts once, however often it is asked, and is undone once', async () => {
    const [fan, star] = [await signUp(app), await signUp(app)];
    const { username } = star;
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(follow, { username })).toEqual({ following: 'yes', followers: 1 });
    }
    expect(await countsOf(star)).toEqual(counts(1, 0));
    expect(await countsOf(fan)).toEqual(counts(0, 1));
    expect(await fan.call(getProfile, { username })).toMatchObject({ following: 'yes' });
    for (let time = 0; time < 2; time += 1) {
      expect(await fan.call(unfollow, { username })).toEqual({ following: 'no', followers: 0 });
    }
    expect(await countsOf(star)).toEqual(counts(0, 0));
    expect(await countsOf(fan)).toEqual(counts(0, 0));
    expect(await fan.call(getProfile, { username })).toMatchObject({ following: 'no' });
  });

  test('oneself is not allowed', async () => {
    const { username, call } = await signUp(app);
    await expect(call(follow, { username })).rejects.toMatchObject({
      code: 'not_allowed',
      message: 'Você não pode seguir o próprio perfil.',
    });
    expect(await call(unfollow, { username })).toEqual({ following: 'no', followers: 0 });
  });

  test('nobody, or someone hidden, is not found', async () => {
    const [fan, hidden] = [await signUp(app), await signUp(app)];
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    for (const username of ['ninguem', hidden.username]) {
      await expect(fan.call(follow, { username })).rejects.toMatchObject({ code: 'not_found' });
      await expect(fan.call(unfollow, { username })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await countsOf(hidden)).toEqual(counts(0, 0));
  });

  test('needs a session', async () => {
    const { username } = await signUp(app);
    for (const route of [follow, unfollow]) {
      await expect(app.call(route, { username })).rejects.toMatchObject({
        code: 'sign_in_required',
      });
    }
  });
});

describe('at the same moment', () => {
  const fans: Person[] = [];
  // Each sign-up hashes a password, which is slow on purpose.
  beforeAll(async () => {
    for (let index = 0; index < 50; index += 1) fans.push(await signUp(app));
  }, 120_000);

  test('50 people follow one: all are counted', async () => {
    const star = await signUp(app);
    await Promise.all(fans.map(({ call }) => call(follow, { username: star.username })));
    expect(await countsOf(star)).toEqual(counts(50, 0));
    await Promise.all(
      fans.map(({ call }, index) =>
        call(index % 2 === 0 ? unfollow : follow, { username: star.username }),
      ),
    );
    expect(await countsOf(star)).toEqual(counts(25, 0));
  });

  test('one person asks 50 times: counted once', async () => {
    const [fan, star] = [await signUp(app), await signUp(app)];
    const asked = Array.from({ length: 50 }, () => fan.call(follow, { username: star.username }));
    const answers = await Promise.all(asked);
    expect(answers).toEqual(answers.map(() => ({ following: 'yes', followers: 1 })));
    expect(await countsOf(star)).toEqual(counts(1, 0));
  });

  test('people follow and leave each other in a crowd: nobody waits forever, counters fit', async () => {
    const crowd = [await signUp(app), await signUp(app), await signUp(app)];
    const pairs = crowd.flatMap((one) =>
      crowd.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const [one, other] = pairs[index % pairs.length] as (typeof pairs)[number];
        return one.call(index % 4 === 3 ? unfollow : follow, { username: other.username });
      }),
    );
    for (const person of crowd) {
      const { followers, followed, followerRows, followedRows } = await countsOf(person);
      expect({ followers, followed }).toEqual({ followers: followerRows, followed: followedRows });
    }
  });
});

test('the one who is followed hears of it at once, and once', async () => {
  const live = await startTestApp({ started: true });
  try {
    const [fan, star] = [await signUp(live), await signUp(live)];
    const heard: RealtimeEvent[] = [];
    live.api.services.realtime.subscribe(`account:${star.id}`, (event) => {
      if (event.type === 'followed') heard.push(event);
    });
    const { username } = star;
    await fan.call(follow, { username });
    await fan.call(follow, { username });
    await fan.call(unfollow, { username });
    await fan.call(follow, { username });
    await vi.waitFor(() => expect(heard).toHaveLength(2), 10_000);
    expect(heard[0]).toEqual({ type: 'followed', followers: 1 });
  } finally {
    await live.close();
  }
});
