import { follow } from '@arquiba/contract/follows';
import { getProfile } from '@arquiba/contract/profiles';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
const followedAt = new Date('2026-01-05T09:30:00Z');

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tie = (follower: Person, followee: Person) => ({
  ...{ followerId: follower.id, followeeId: followee.id, followedAt },
});

function importFollows(...ties: ReturnType<typeof tie>[]): Promise<void> {
  return app.api.backOffice().follows.import(ties);
}

/** The rows of these people, by their places in the list. */
async function rowsOf(people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const place = (id: string) => ids.indexOf(id);
  const follows = await app.pool.query(
    `SELECT follower_id::text, followee_id::text FROM follow WHERE follower_id = ANY ($1::bigint[])`,
    [ids],
  );
  const requests = await app.pool.query(
    'SELECT FROM follow_request WHERE follower_id = ANY ($1::bigint[])',
    [ids],
  );
  const stats = await app.pool.query(
    `SELECT account_id::text, followers, followed FROM profile_stat WHERE account_id = ANY ($1::bigint[])`,
    [ids],
  );
  return {
    follows: follows.rows
      .map((row) => `${place(row.follower_id)} ${place(row.followee_id)}`)
      .sort(),
    stats: stats.rows
      .map((row) => `${place(row.account_id)}: ${row.followers} ${row.followed}`)
      .sort(),
    requests: requests.rowCount,
  };
}

function signUpMany(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => signUp(app)));
}

test('leaves the same rows as following one by one', async () => {
  const pairs = [
    [0, 1],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 2],
  ] as const;
  const [single, many] = [await signUpMany(4), await signUpMany(4)];
  for (const people of [single, many]) {
    // Open to everyone since, but the request is still there.
    await app.pool.query('INSERT INTO follow_request VALUES ($1, $2, now())', [
      people[2]?.id,
      people[0]?.id,
    ]);
  }
  const of = (people: Person[], at: number) => people[at] as Person;
  for (const [from, to] of pairs) {
    await of(single, from).call(follow, { username: of(single, to).username });
  }
  await importFollows(...pairs.map(([from, to]) => tie(of(many, from), of(many, to))));
  expect(await rowsOf(many)).toEqual(await rowsOf(single));
  expect((await rowsOf(many)).stats).toEqual(['0: 2 1', '1: 2 1', '2: 1 2', '3: 0 1']);
  const { rows } = await app.pool.query('SELECT created_at FROM follow WHERE follower_id = $1', [
    many[3]?.id,
  ]);
  expect(rows).toEqual([{ created_at: followedAt }]);
});

test('counts a follow that exists already once', async () => {
  const [fan, star] = (await signUpMany(2)) as [Person, Person];
  await fan.call(follow, { username: star.username });
  await importFollows(tie(fan, star));
  const { username } = star;
  expect(await fan.call(getProfile, { username })).toMatchObject({
    following: 'yes',
    followers: 1,
  });
});

test('imports nothing if one of them is not allowed', async () => {
  const people = (await signUpMany(6)) as [Person, Person, Person, Person, Person, Person];
  const [fan, star, locked, hidden, blocked, blocking] = people;
  const change = (text: string, ...values: string[]) => app.pool.query(text, values);
  await change(
    'UPDATE profile SET private = true, private_by_choice = true WHERE account_id = $1',
    locked.id,
  );
  await change('UPDATE profile SET hidden = true WHERE account_id = $1', hidden.id);
  await change('INSERT INTO block VALUES ($1, $2, now())', fan.id, blocked.id);
  await change('INSERT INTO block VALUES ($1, $2, now())', blocking.id, fan.id);
  for (const refused of [fan, locked, blocked, blocking]) {
    const answer = importFollows(tie(fan, star), tie(fan, refused));
    await expect(answer).rejects.toMatchObject({ code: 'not_allowed' });
  }
  const toHidden = importFollows(tie(fan, star), tie(fan, hidden));
  await expect(toHidden).rejects.toMatchObject({ code: 'not_found' });
  expect(await rowsOf([fan])).toMatchObject({ follows: [], stats: ['0: 0 0'] });
});
