import { type Person, signUp } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** Calls of a person who has followers and follow requests. */
export async function followSamples(app: TestApp, member: Person): Promise<Record<string, Sample>> {
  const fan = await signUp(app);
  const { username } = fan;
  const asked = () => put(app, 'follow_request', fan, member);
  const followed = () => put(app, 'follow', fan, member);
  const same = (input: object): Pick<Sample, 'as' | 'inputs'> => ({
    as: 'member',
    inputs: [input, input],
  });
  return {
    listFollowers: { ...same({ username: member.username }), given: followed },
    listFollowed: same({ username, limit: 1 }),
    removeFollower: { ...same({ username }), given: followed },
    listFollowRequests: { ...same({}), given: asked },
    countFollowRequests: { ...same({}), given: asked },
    acceptFollowRequest: { ...same({ username }), given: asked },
    refuseFollowRequest: { ...same({ username }), given: asked },
    acceptAllFollowRequests: { ...same({}), given: asked },
  };
}

/** Inserts one row, with the counters that belong to it. */
async function put(
  app: TestApp,
  table: 'follow' | 'follow_request',
  { id: follower }: Person,
  { id: followee }: Person,
) {
  const pair = [follower, followee];
  await app.pool.query(
    'DELETE FROM follow_request WHERE follower_id = $1 AND followee_id = $2',
    pair,
  );
  await app.pool.query('DELETE FROM follow WHERE follower_id = $1 AND followee_id = $2', pair);
  await app.pool.query(`INSERT INTO ${table} VALUES ($1, $2, '2026-03-01T12:00:00Z')`, pair);
  const count = table === 'follow' ? 1 : 0;
  await app.pool.query('UPDATE profile_stat SET followers = $2 WHERE account_id = $1', [
    followee,
    count,
  ]);
  await app.pool.query('UPDATE profile_stat SET followed = $2 WHERE account_id = $1', [
    follower,
    count,
  ]);
}
