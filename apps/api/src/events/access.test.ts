import {
  answerEvent,
  cancelEvent,
  createEvent,
  editEvent,
  getEvent,
  getEventMonth,
  inviteToEvent,
  listEventPeople,
  listEventPosts,
  listEvents,
  setEventResult,
} from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import { createGroup, joinGroup, leaveGroup, updateGroup } from '@arquiba/contract/groups';
import { createPost, getPost } from '@arquiba/contract/posts';
import type { Call } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let organiser: Person;
let readers: Record<string, Call>;
let places: Record<string, { slug: string; date: string }>;
let openGroup: string;
let closedGroup: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  organiser = await signUp(app);
  const person = () => signUp(app);
  const [stranger, follower, blocked] = [await person(), await person(), await person()];
  const [member, moderator, former] = [await person(), await person(), await person()];
  await follower.call(follow, { username: organiser.username });
  const group = async (name: string) =>
    (await organiser.call(createGroup, { name, description: 'Para treinar.' })).slug;
  [openGroup, closedGroup] = [await group('Grupo aberto'), await group('Grupo fechado')];
  for (const slug of [openGroup, closedGroup]) {
    for (const each of [member, moderator, former]) await each.call(joinGroup, { slug });
  }
  await app.pool.query(`UPDATE sports_group SET access = 'closed' WHERE slug = $1`, [closedGroup]);
  await app.pool.query(`UPDATE sports_group_member SET role = 'moderator' WHERE account_id = $1`, [
    moderator.id,
  ]);
  const make = async (title: string, changes: object) => {
    const { slug, date } = await organiser.call(createEvent, {
      ...{ title, start: '2026-04-01T19:00', end: '2026-04-01T20:30', ...changes },
    });
    return { slug, date: date.id };
  };
  places = {
    public: await make('Para todos', {}),
    followers: await make('Para seguidores', { audience: 'followers' }),
    self: await make('Só para mim', { audience: 'self' }),
    'open group': await make('Do grupo aberto', { group: openGroup }),
    'closed group': await make('Do grupo fechado', { group: closedGroup }),
  };
  for (const slug of [openGroup, closedGroup]) await former.call(leaveGroup, { slug });
  await organiser.call(blockProfile, { username: blocked.username });
  readers = {
    visitor: app.call,
    stranger: stranger.call,
    follower: follower.call,
    blocked: blocked.call,
    member: member.call,
    moderator: moderator.call,
    former: former.call,
    organiser: organiser.call,
  };
});
afterAll(() => app.close());

const SEES: Record<string, string[]> = {
  public: ['visitor', 'stranger', 'follower', 'member', 'moderator', 'former', 'organiser'],
  followers: ['follower', 'organiser'],
  self: ['organiser'],
  'open group': ['visitor', 'stranger', 'follower', 'member', 'moderator', 'former', 'organiser'],
  'closed group': ['member', 'moderator', 'organiser'],
};
const EVERYONE = [
  ...['visitor', 'stranger', 'follower', 'blocked'],
  ...['member', 'moderator', 'former', 'organiser'],
];
const CELLS = Object.keys(SEES).flatMap((audience) =>
  EVERYONE.map((who) => [who, audience, SEES[audience]?.includes(who) ?? false] as const),
);

const NOT_FOUND = { code: 'not_found' };
const times = { start: '2026-04-01T19:00', end: '2026-04-01T20:30' };

describe.each(CELLS)('%s and an event of the audience %s', (who, audience, sees) => {
  const given = () => {
    const [call, place] = [readers[who], places[audience]];
    if (!call || !place) throw new Error('unknown');
    return { call, place, slug: place.slug };
  };

  test(sees ? 'sees it' : 'does not know that it exists', async () => {
    const { call, place, slug } = given();
    const reads = [
      () => call(getEvent, { slug }),
      () => call(listEventPeople, place),
      () => call(listEventPosts, { slug }),
    ];
    for (const read of reads) {
      if (sees) await read();
      else await expect(read()).rejects.toMatchObject(NOT_FOUND);
    }
    const lists = [
      await call(listEvents, { limit: 50 }),
      await call(getEventMonth, { month: '2026-04' }),
    ];
    for (const { items } of lists) {
      expect(items.some((item) => item.slug === slug)).toBe(sees);
    }
  });

  test('answers, invites and changes only what their role allows', async () => {
    const { call, place, slug } = given();
    const signedIn = who !== 'visitor';
    const refusal = (code: string) => ({ code: signedIn ? code : 'sign_in_required' });
    const answer = call(answerEvent, { ...place, answer: 'maybe' });
    if (sees && signedIn) await answer;
    else await expect(answer).rejects.toMatchObject(refusal('not_found'));
    const invitation = call(inviteToEvent, { ...place, usernames: ['x'] });
    if (sees && signedIn) await invitation;
    else await expect(invitation).rejects.toMatchObject(refusal('not_found'));

    const hidden = sees ? 'not_allowed' : 'not_found';
    const edit = call(editEvent, { ...place, scope: 'all', title: 'Outro nome', ...times });
    if (who === 'organiser') await edit;
    else await expect(edit).rejects.toMatchObject(refusal(hidden));
    const isManager = who === 'organiser' || (who === 'moderator' && audience.includes('group'));
    const result = call(setEventResult, { ...place, result: '1 × 0' });
    await expect(result).rejects.toMatchObject(refusal(isManager ? 'event_closed' : hidden));
    if (!isManager) {
      const cancel = call(cancelEvent, { ...place, scope: 'all' });
      await expect(cancel).rejects.toMatchObject(refusal(hidden));
    }
    expect((await organiser.call(getEvent, { slug })).cancelled).toBe(false);
  });
});

describe('planning in a group', () => {
  const CASES = [
    ['stranger', 'not_allowed'],
    ['former', 'not_allowed'],
    ['member', null],
    ['moderator', null],
  ] as const;
  test.each(CASES)('by a %s', async (who, code) => {
    for (const group of [openGroup, closedGroup]) {
      const made = readers[who]?.(createEvent, { title: 'Do grupo', group, ...times });
      if (code) await expect(made).rejects.toMatchObject({ code });
      else expect(await made).toMatchObject({ group: { slug: group } });
    }
  });

  test('a moderator may cancel what others planned', async () => {
    const made = await readers.member?.(createEvent, {
      ...{ title: 'Do membro', group: closedGroup, ...times },
    });
    if (!made) throw new Error('not made');
    const input = { slug: made.slug, date: made.date.id, scope: 'all' } as const;
    expect(await readers.moderator?.(cancelEvent, input)).toMatchObject({ cancelled: true });
  });

  test('the list of a closed group is for its members', async () => {
    const list = (who: string) => readers[who]?.(listEvents, { group: closedGroup });
    await expect(list('stranger')).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await list('member'))?.items.length).toBeGreaterThan(0);
  });
});

test('when a group closes, posts outside it show nothing of its events any more', async () => {
  const [owner, member] = [await signUp(app), await signUp(app)];
  const founded = { name: 'Fecha um dia', description: 'Ainda aberto.' };
  const { slug: group } = await owner.call(createGroup, founded);
  await member.call(joinGroup, { slug: group });
  const day = { start: '2026-04-01T19:00', end: '2026-04-01T20:30' };
  const { slug: event } = await owner.call(createEvent, { title: 'Segredo', ...day, group });
  const other = await owner.call(createEvent, { title: 'Meu', ...day });
  const outside = await member.call(createPost, { text: 'Vem', event });
  const inside = await member.call(createPost, { text: 'Vamos', event, group });
  const unrelated = await member.call(createPost, { text: 'Esse também', event: other.slug });
  const shown = async ({ id }: { id: string }) => (await member.call(getPost, { id })).event?.title;
  expect(await shown(outside)).toBe('Segredo');
  await owner.call(updateGroup, { slug: group, access: 'closed' });
  expect(await shown(outside)).toBeUndefined();
  expect(await shown(inside)).toBe('Segredo');
  expect(await shown(unrelated)).toBe('Meu');
});
