import { acceptFollowRequest } from '@arquiba/contract/follow-lists';
import { follow } from '@arquiba/contract/follows';
import { updateProfile } from '@arquiba/contract/profiles';
import { blockProfile, unblockProfile } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROUNDS = 50;
const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

/** The rows that must not exist once one of the two has blocked the other. */
async function between(...people: Person[]) {
  const { rows } = await app.pool.query(
    `SELECT (SELECT count(*)::int FROM follow WHERE followee_id = ANY ($1)) AS follows,
       (SELECT count(*)::int FROM follow_request WHERE followee_id = ANY ($1)) AS requests,
       sum(followers)::int AS followers, sum(followed)::int AS followed
     FROM profile_stat WHERE account_id = ANY ($1)`,
    [people.map(({ id }) => id)],
  );
  return rows[0];
}
const NOTHING = { follows: 0, requests: 0, followers: 0, followed: 0 };

type Racer = (who: Person, other: Person) => Promise<unknown>;
const follows: Racer = (who, { username }) => who.call(follow, { username });

test.each<{ name: string; private?: boolean; before?: Racer; racer: Racer }>([
  { name: 'a follow', racer: (owner, fan) => follows(fan, owner) },
  { name: 'a follow by the one who blocks', racer: follows },
  { name: 'a request', private: true, racer: (owner, fan) => follows(fan, owner) },
  {
    name: 'the yes to a request',
    private: true,
    before: (owner, fan) => follows(fan, owner),
    racer: (owner, { username }) => owner.call(acceptFollowRequest, { username }),
  },
])('$name at the moment of a block leaves nobody following', async (race) => {
  const [owner, fan] = [await signUp(app), await signUp(app)];
  await owner.call(updateProfile, { private: race.private ?? false });
  const { username } = fan;
  for (let round = 0; round < ROUNDS; round += 1) {
    await race.before?.(owner, fan);
    const raced = race.racer(owner, fan).catch((refusal) => refusal);
    await Promise.all([raced, owner.call(blockProfile, { username })]);
    expect(await between(owner, fan), `round ${round}`).toEqual(NOTHING);
    await owner.call(unblockProfile, { username });
  }
  expect(app.logged.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
});
