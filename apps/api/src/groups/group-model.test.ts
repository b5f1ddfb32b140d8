import { ApiError } from '@arquiba/contract/errors';
import {
  acceptGroupRequest,
  banFromGroup,
  handOverGroup,
  liftGroupBan,
  refuseGroupRequest,
  removeGroupMember,
  setGroupRole,
} from '@arquiba/contract/group-members';
import { createGroup, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const TIMES = 1000;
const AT_ONCE = 16;
const PEOPLE = 12;
const REFUSALS = ['not_allowed', 'not_found'];

let app: TestApp;
const people: Person[] = [];

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  for (let index = 0; index < PEOPLE; index += 1) people.push(await signUp(app));
}, 120_000);
afterAll(() => app.close());

/** A seeded random number below `limit`. */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Act {
  /** What the log says about it if it succeeds; undefined if it is not logged, or not always. */
  deed?: string;
  run(actor: Person, slug: string, username: string): Promise<unknown>;
}

const ACTS: Act[] = [
  { run: ({ call }, slug) => call(joinGroup, { slug }) },
  { run: ({ call }, slug) => call(joinGroup, { slug }) },
  { run: ({ call }, slug) => call(leaveGroup, { slug }) },
  {
    deed: 'banned',
    run: ({ call }, slug, username) => call(banFromGroup, { slug, username, reason: 'Sorte' }),
  },
  {
    deed: 'unbanned',
    run: ({ call }, slug, username) => call(liftGroupBan, { slug, username }),
  },
  {
    deed: 'accepted',
    run: ({ call }, slug, username) => call(acceptGroupRequest, { slug, username }),
  },
  {
    deed: 'accepted',
    run: ({ call }, slug, username) => call(acceptGroupRequest, { slug, username }),
  },
  {
    deed: 'refused',
    run: ({ call }, slug, username) => call(refuseGroupRequest, { slug, username }),
  },
  {
    deed: 'removed',
    run: ({ call }, slug, username) => call(removeGroupMember, { slug, username }),
  },
  { run: ({ call }, slug, username) => call(setGroupRole, { slug, username, role: 'moderator' }) },
  { run: ({ call }, slug, username) => call(setGroupRole, { slug, username, role: 'owner' }) },
  {
    deed: 'handed-over',
    run: ({ call }, slug, username) => call(handOverGroup, { slug, username }),
  },
];

test('after 1,000 random acts at once, counters, rows and the log agree, and every group has an owner', async () => {
  for (const access of ['open', 'closed'] as const) {
    await people[0]?.call(createGroup, {
      ...{ slug: `modelo-${access}`, access, name: 'Modelo', description: 'Um.' },
    });
  }
  const random = randomFrom(20_261_118);
  const someone = () => people[random(PEOPLE)] as Person;
  const unexpected: unknown[] = [];
  const done: Record<string, number> = {};
  let left = TIMES;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { run, deed } = ACTS[random(ACTS.length)] as Act;
      // Half of the acts are those of the founder, so that many succeed.
      const actor = random(2) === 0 ? (people[0] as Person) : someone();
      const slug = random(2) === 0 ? 'modelo-open' : 'modelo-closed';
      try {
        await run(actor, slug, someone().username);
        if (deed) done[deed] = (done[deed] ?? 0) + 1;
      } catch (error) {
        const refused = error instanceof ApiError && REFUSALS.includes(error.code);
        if (!refused) unexpected.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(unexpected).toEqual([]);
  await expectCounters();
  await expectOneState();
  expect(Object.keys(done).toSorted()).toEqual(
    [...new Set(ACTS.flatMap(({ deed }) => deed ?? []))].toSorted(),
  );
  const { rows } = await app.pool.query(
    `SELECT jsonb_object_agg(deed, times) AS logged FROM (
       SELECT deed, count(*)::int AS times FROM sports_group_log WHERE deed NOT LIKE 'made-%'
       GROUP BY deed) AS counted`,
  );
  expect(rows[0].logged).toEqual(done);
}, 300_000);

async function expectCounters() {
  const { rows } = await app.pool.query(
    `SELECT members, owners,
       (SELECT count(*)::int FROM sports_group_member m WHERE m.group_id = id) AS "memberRows",
       (SELECT count(*)::int FROM sports_group_member m
        WHERE m.group_id = id AND role = 'owner') AS "ownerRows"
     FROM sports_group JOIN sports_group_stat s ON s.group_id = id`,
  );
  expect(rows).toHaveLength(2);
  for (const { members, owners, memberRows, ownerRows } of rows) {
    expect({ members, owners }).toEqual({ members: memberRows, owners: ownerRows });
    expect(owners).toBeGreaterThan(0);
  }
}

/** Nobody is a member, asking and banned at the same time. */
async function expectOneState() {
  const { rows } = await app.pool.query(
    `SELECT group_id, account_id FROM sports_group_member
     UNION ALL SELECT group_id, account_id FROM sports_group_request
     UNION ALL SELECT group_id, account_id FROM sports_group_ban`,
  );
  const states = rows.map((row) => `${row.group_id} ${row.account_id}`);
  expect(new Set(states).size).toBe(states.length);
}
