import { setTimeout } from 'node:timers/promises';
import { getTrending, listHashtagPosts, search } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { follow, unfollow } from '@arquiba/contract/follows';
import {
  createGroup,
  getGroup,
  getMostActiveGroup,
  joinGroup,
  leaveGroup,
  listGroups,
} from '@arquiba/contract/groups';
import { createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { restoreAccount } from '@arquiba/contract/privacy';
import {
  getProfile,
  listProfiles,
  suggestProfiles,
  updateProfile,
} from '@arquiba/contract/profiles';
import { leave } from '@arquiba/testing/deletions';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStatus } from '../accounts/public/change-status.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS, read: GENEROUS } });
});
afterAll(() => app.close());

async function comeBack({ sent }: Person): Promise<void> {
  await app.call(restoreAccount, { email: sent.email, password: sent.password });
}

/** The stored counters, and the same counted from the rows. */
async function countersOf(...people: Person[]) {
  const { rows } = await app.pool.query(
    `SELECT followers, followed,
       (SELECT count(*)::int FROM follow JOIN profile ON account_id = follower_id
        WHERE followee_id = stat.account_id AND NOT hidden) AS true_followers,
       (SELECT count(*)::int FROM follow JOIN profile ON account_id = followee_id
        WHERE follower_id = stat.account_id AND NOT hidden) AS true_followed
     FROM profile_stat stat WHERE account_id = ANY ($1) ORDER BY account_id`,
    [people.map(({ id }) => id)],
  );
  return rows;
}

async function groupRow(slug: string) {
  const { rows } = await app.pool.query(
    `SELECT sports_group.hidden, members, owners,
       (SELECT array_agg(profile.username ORDER BY joined_at, account_id) FROM sports_group_member
        JOIN profile USING (account_id)
        WHERE group_id = id AND role = 'owner' AND NOT sports_group_member.hidden) AS answering
     FROM sports_group JOIN sports_group_stat ON group_id = id WHERE slug = $1`,
    [slug],
  );
  return rows[0];
}

describe('a deleted account', () => {
  test('is in no social answer, and in every one again when it comes back', async () => {
    const tag = 'despedida';
    const [leaver, fan, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
    const avatar = await storeFile(app, `/profiles/${leaver.id}/avatar.png`);
    await leaver.call(updateProfile, { city: 'Natal', bio: 'Vamos!', avatar });
    await stranger.call(updateProfile, { city: 'Natal' });
    const photo = await storeFile(app, `/posts/${leaver.id}/1/foto.png`);
    const post = await leaver.call(createPost, { text: `Tchau #${tag}`, media: [photo] });
    await fan.call(follow, { username: leaver.username });
    await leaver.call(follow, { username: fan.username });
    // Through the leaver, the stranger would be suggested to the fan as a friend's friend.
    await leaver.call(follow, { username: stranger.username });
    await fan.call(createGroup, { name: 'Do sumiço', description: 'Com todos.' });
    await leaver.call(joinGroup, { slug: 'do-sumico' });
    await leaver.call(createGroup, { name: 'Sozinho', description: 'Ninguém mais.' });

    const answers = async () => {
      const { username } = leaver;
      const from = (person: Person) => [
        person.call(getProfile, { username }),
        person.call(listProfilePosts, { username }),
        person.call(getPost, { id: post.id }),
        person.call(getFeed, {}),
        person.call(getFeed, { kind: 'media' }),
        person.call(listHashtagPosts, { tag }),
        person.call(getTrending, {}),
        person.call(search, { q: leaver.sent.socialName }),
        person.call(search, { q: tag }),
        person.call(listProfiles, { limit: 50 }),
        person.call(suggestProfiles, { limit: 10 }),
        person.call(getGroup, { slug: 'sozinho' }),
        person.call(listGroups, {}),
        person.call(listGroups, { q: 'sozinho' }),
        person.call(getMostActiveGroup, {}),
      ];
      const visitor = { ...fan, call: app.call };
      const settled = await Promise.allSettled([fan, stranger, visitor].flatMap(from));
      return JSON.stringify(settled);
    };
    const traces = [`"${leaver.username}"`, `/${leaver.id}/`, tag, '"sozinho"', 'que você segue'];
    const before = await answers();
    for (const trace of traces) expect(before.includes(trace), trace).toBe(true);

    await leave(app, leaver);
    const hidden = await answers();
    for (const trace of traces) expect(hidden.includes(trace), trace).toBe(false);
    const { username } = leaver;
    const refused = await Promise.allSettled([
      fan.call(unfollow, { username }),
      stranger.call(follow, { username }),
      stranger.call(joinGroup, { slug: 'sozinho' }),
    ]);
    for (const change of refused) {
      expect(change).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    }
    expect(await fan.call(getProfile, { username: fan.username })).toMatchObject({
      ...{ followers: 0, followed: 0 },
    });
    expect(await fan.call(getGroup, { slug: 'do-sumico' })).toMatchObject({ memberCount: 1 });

    await comeBack(leaver);
    const after = await answers();
    for (const trace of traces) expect(after.includes(trace), trace).toBe(true);
    expect(await fan.call(getGroup, { slug: 'do-sumico' })).toMatchObject({ memberCount: 2 });
    for (const row of await countersOf(leaver, fan, stranger)) {
      expect([row.followers, row.followed]).toEqual([row.true_followers, row.true_followed]);
    }
  });

  test.each([
    ['active', 'deleted'],
    ['deleted', 'active'],
  ] as const)(
    'from %s to %s while others follow, leave, join and found: it counts nowhere',
    async (from, to) => {
      const [leaver, fan, founder] = [await signUp(app), await signUp(app), await signUp(app)];
      const { slug } = await founder.call(createGroup, {
        name: `Corrida ${to}`,
        description: 'Já.',
      });
      await fan.call(follow, { username: leaver.username });
      const { services } = app.api;
      // Each has read an account that is visible; then all wait for the same moment.
      const changes = () => [
        app.api.callAs(founder.id)(follow, { username: leaver.username }),
        app.api.callAs(fan.id)(unfollow, { username: leaver.username }),
        app.api.callAs(leaver.id)(follow, { username: fan.username }),
        app.api.callAs(leaver.id)(joinGroup, { slug }),
        app.api.callAs(leaver.id)(createGroup, { name: `Tarde ${to}`, description: 'Já.' }),
      ];
      if (from === 'deleted') await leave(app, leaver);
      const underWay: Promise<unknown>[] = [];
      await services.db.transaction(async (tx) => {
        await changeStatus(services, tx, leaver.id, { from, to });
        underWay.push(...changes().map((change) => change.catch(() => null)));
        await setTimeout(300);
      });
      await Promise.all(underWay);
      for (const row of await countersOf(leaver, fan, founder)) {
        expect([row.followers, row.followed]).toEqual([row.true_followers, row.true_followed]);
      }
      const { members } = await groupRow(slug);
      const { rows } = await app.pool.query(
        `SELECT count(*)::int FROM sports_group_member JOIN sports_group ON id = group_id
       JOIN profile USING (account_id) WHERE slug = $1 AND NOT profile.hidden`,
        [slug],
      );
      expect(members).toBe(rows[0].count);
      const { rows: unseen } = await app.pool.query(
        `SELECT slug FROM sports_group_member JOIN sports_group ON id = group_id
       JOIN profile USING (account_id) WHERE profile.hidden AND NOT sports_group_member.hidden`,
      );
      expect(unseen).toEqual([]);
      expect(app.logged.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
    },
  );
});

describe('the groups of a deleted account', () => {
  test('pass on to the oldest member where nobody else answers for them', async () => {
    const [founder, young, old] = [await signUp(app), await signUp(app), await signUp(app)];
    const { slug } = await founder.call(createGroup, { name: 'Herança', description: 'De todos.' });
    app.clock.advance(1000);
    await old.call(joinGroup, { slug });
    app.clock.advance(1000);
    await young.call(joinGroup, { slug });
    await leave(app, founder);
    expect(await groupRow(slug)).toEqual({
      ...{ hidden: false, members: 2, owners: 1, answering: [old.username] },
    });
    await expect(old.call(leaveGroup, { slug })).rejects.toMatchObject({ code: 'not_allowed' });
    await comeBack(founder);
    expect(await groupRow(slug)).toMatchObject({
      ...{ members: 3, owners: 2, answering: [founder.username, old.username] },
    });
    await old.call(leaveGroup, { slug });
    expect(await groupRow(slug)).toMatchObject({ members: 2, owners: 1 });
  });

  test('stay with the others who answer for them', async () => {
    const [founder, member] = [await signUp(app), await signUp(app)];
    const { slug } = await founder.call(createGroup, { name: 'A dois', description: 'Os dois.' });
    await member.call(joinGroup, { slug });
    await leave(app, founder);
    await comeBack(founder);
    await leave(app, founder);
    expect(await groupRow(slug)).toMatchObject({ members: 1, owners: 1, hidden: false });
    await leave(app, member);
    expect(await groupRow(slug)).toMatchObject({ hidden: true });
    // The first to come back is the only owner; the other rejoins as a member.
    await comeBack(founder);
    expect(await groupRow(slug)).toEqual({
      ...{ hidden: false, members: 1, owners: 1, answering: [founder.username] },
    });
    await comeBack(member);
    expect(await groupRow(slug)).toMatchObject({ members: 2, owners: 2 });
  });

  test('whoever was a member only answers for a group that they find empty', async () => {
    const [founder, member] = [await signUp(app), await signUp(app)];
    const { slug } = await founder.call(createGroup, { name: 'Vazio', description: 'Um dia.' });
    await member.call(joinGroup, { slug });
    await leave(app, member);
    await leave(app, founder);
    await comeBack(member);
    expect(await groupRow(slug)).toEqual({
      ...{ hidden: false, members: 1, owners: 1, answering: [member.username] },
    });
    await comeBack(founder);
    expect(await groupRow(slug)).toMatchObject({ members: 2, owners: 2 });
  });
});
