import { createCalendarAddress } from '@arquiba/contract/calendars';
import { createComment, listComments } from '@arquiba/contract/comments';
import type { ApiError } from '@arquiba/contract/errors';
import {
  answerEvent,
  cancelEvent,
  createEvent,
  editEvent,
  getEvent,
  inviteToEvent,
  listEventPeople,
  listEventPosts,
  listEvents,
} from '@arquiba/contract/events';
import {
  acceptGroupRequest,
  banFromGroup,
  createGroupLink,
  handOverGroup,
  inviteToGroup,
  joinGroupByLink,
  liftGroupBan,
  listGroupBans,
  listGroupLinks,
  listGroupLog,
  listGroupMembers,
  listGroupRequests,
  refuseGroupRequest,
  removeGroupMember,
  revokeGroupLink,
  setGroupRole,
} from '@arquiba/contract/group-members';
import {
  hideGroupPost,
  listGroupPosts,
  pinGroupPost,
  removeGroupPost,
  showGroupPost,
  unpinGroupPost,
} from '@arquiba/contract/group-posts';
import {
  createGroup,
  deleteGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  muteGroup,
  updateGroup,
} from '@arquiba/contract/groups';
import { listVoters, vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
import { likePost } from '@arquiba/contract/reactions';
import type { AnyRoute } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Who acts. */
const ACTORS = [
  ...['visitor', 'outsider', 'asking', 'banned', 'former'],
  ...['member', 'moderator', 'owner'],
] as const;
type Actor = (typeof ACTORS)[number];
/** Whom it is done to. `fellow`, `peer` and `partner` are a second member, moderator and owner. */
const SUBJECTS = ['stranger', 'waiting', 'punished', 'fellow', 'peer', 'partner'] as const;
type Subject = (typeof SUBJECTS)[number];

const GENEROUS = { size: 100_000, seconds: 60 };
const EVENT = { title: 'Treino', start: '2026-06-01T19:00', end: '2026-06-01T20:00' };
const CHANGE = { ...EVENT, title: 'Outro', scope: 'all' };
const BASE = { name: 'Grupo dos papéis', description: 'Para a tabela.' };

interface Stage {
  slug: string;
  linkId: string;
  token: string;
  /** By a member; `waiting` waits for approval. */
  post: string;
  waiting: string;
  event: { slug: string; date: string };
}

type Action = [route: AnyRoute, input: (stage: Stage) => object];

const on =
  (subject: Subject, more = {}) =>
  ({ slug }: Stage) => ({ slug, ...nameOf(subject), ...more });
const post =
  (which: 'post' | 'waiting', more = {}) =>
  (stage: Stage) => ({ id: stage[which], ...more });
const at =
  (more = {}) =>
  ({ event }: Stage) => ({ ...event, ...more });
const here =
  (more = {}) =>
  ({ slug }: Stage) => ({ slug, ...more });

/**
 * Every action in a group. The answers are those of the actors in the order of `ACTORS`, first in an open
 * group, then in a closed one: `y` done, `s` sign in, `n` not allowed, `0` not found.
 */
const TABLE: [name: string, action: () => Action, open: string, closed: string][] = [
  ['see the group', () => [getGroup, here()], 'yyyyyyyy', 'yyyyyyyy'],
  ['see the posts', () => [listGroupPosts, here()], 'yyyyyyyy', 'nnnnnyyy'],
  ['see the polls', () => [listGroupPosts, here({ kind: 'polls' })], 'yyyyyyyy', 'nnnnnyyy'],
  [
    'see posts that wait',
    () => [listGroupPosts, here({ kind: 'waiting' })],
    'nnnnnnyy',
    'nnnnnnyy',
  ],
  ['read a post', () => [getPost, post('post')], 'yyyyyyyy', '00000yyy'],
  ['read a post that waits', () => [getPost, post('waiting')], '000000yy', '000000yy'],
  [
    'publish',
    () => [createPost, ({ slug }) => ({ group: slug, text: 'Oi' })],
    'snnnnyyy',
    'snnnnyyy',
  ],
  ['read the comments of a post', () => [listComments, post('post')], 'yyyyyyyy', '00000yyy'],
  ['like a post', () => [likePost, post('post')], 'syyyyyyy', 's0000yyy'],
  ['comment', () => [createComment, post('post', { text: 'Boa' })], 'syynyyyy', 's0000yyy'],
  ['vote', () => [vote, post('post', { positions: [0] })], 'syynyyyy', 's0000yyy'],
  ['see who voted', () => [listVoters, post('post', { position: 0 })], 'yyyyyyyy', '00000yyy'],
  ['hide a post', () => [hideGroupPost, post('post', { reason: 'Spam' })], 'snnnnnyy', 's0000nyy'],
  [
    'delete a post',
    () => [removeGroupPost, post('post', { reason: 'Spam' })],
    'snnnnnyy',
    's0000nyy',
  ],
  ['approve a post', () => [showGroupPost, post('waiting')], 's00000yy', 's00000yy'],
  [
    'pin a post',
    () => [pinGroupPost, (stage) => ({ slug: stage.slug, id: stage.post })],
    'snnnnnyy',
    'snnnnnyy',
  ],
  ['unpin', () => [unpinGroupPost, here()], 'snnnnnyy', 'snnnnnyy'],
  ['see the events', () => [listEvents, ({ slug }) => ({ group: slug })], 'yyyyyyyy', 'nnnnnyyy'],
  ['see an event', () => [getEvent, ({ event }) => ({ slug: event.slug })], 'yyyyyyyy', '00000yyy'],
  ['see who answered an event', () => [listEventPeople, at()], 'yyyyyyyy', '00000yyy'],
  ['see the posts of an event', () => [listEventPosts, at()], 'yyyyyyyy', '00000yyy'],
  ['invite to an event', () => [inviteToEvent, at({ usernames: ['x'] })], 'syynyyyy', 's0000yyy'],
  ['change the event of a member', () => [editEvent, at(CHANGE)], 'snnnnnnn', 's0000nnn'],
  [
    'cancel the event of a member',
    () => [cancelEvent, at({ scope: 'all' })],
    'snnnnnyy',
    's0000nyy',
  ],
  [
    'have the events in a calendar',
    () => [createCalendarAddress, ({ slug }) => ({ group: slug })],
    'snnnnyyy',
    'snnnnyyy',
  ],
  ['answer an event', () => [answerEvent, at({ answer: 'going' })], 'syynyyyy', 's0000yyy'],
  [
    'create an event',
    () => [createEvent, ({ slug }) => ({ ...EVENT, group: slug })],
    'snnnnyyy',
    'snnnnyyy',
  ],
  ['see the members', () => [listGroupMembers, here()], 'yyyyyyyy', 'nnnnnyyy'],
  ['enter or ask', () => [joinGroup, here()], 'syynyyyy', 'syynyyyy'],
  ['enter by a link', () => [joinGroupByLink, ({ token }) => ({ token })], 'syynyyyy', 'syynyyyy'],
  ['leave or withdraw', () => [leaveGroup, here()], 'syyyyyyy', 'syyyyyyy'],
  ['mute', () => [muteGroup, here({ muted: true })], 'snnnnyyy', 'snnnnyyy'],
  ['invite', () => [inviteToGroup, on('stranger')], 'snnnnyyy', 'snnnnnyy'],
  ['invite a member', () => [inviteToGroup, on('fellow')], 'snnnnnnn', 'snnnnnnn'],
  ['invite a banned person', () => [inviteToGroup, on('punished')], 'snnnnnnn', 'snnnnnnn'],
  ['see links', () => [listGroupLinks, here()], 'snnnnnyy', 'snnnnnyy'],
  ['make a link', () => [createGroupLink, here()], 'snnnnnyy', 'snnnnnyy'],
  [
    'revoke a link',
    () => [revokeGroupLink, ({ slug, linkId }) => ({ slug, id: linkId })],
    'snnnnnyy',
    'snnnnnyy',
  ],
  ['see requests', () => [listGroupRequests, here()], 'snnnnnyy', 'snnnnnyy'],
  ['accept a request', () => [acceptGroupRequest, on('waiting')], 'snnnnnyy', 'snnnnnyy'],
  ['accept nobody', () => [acceptGroupRequest, on('stranger')], 'snnnnn00', 'snnnnn00'],
  ['refuse a request', () => [refuseGroupRequest, on('waiting')], 'snnnnnyy', 'snnnnnyy'],
  ['see bans', () => [listGroupBans, here()], 'snnnnnyy', 'snnnnnyy'],
  ['see the log', () => [listGroupLog, here()], 'snnnnnyy', 'snnnnnyy'],
  [
    'ban a stranger',
    () => [banFromGroup, on('stranger', { reason: 'Spam' })],
    'snnnnnyy',
    'snnnnnyy',
  ],
  ['ban a member', () => [banFromGroup, on('fellow', { reason: 'Spam' })], 'snnnnnyy', 'snnnnnyy'],
  ['ban a moderator', () => [banFromGroup, on('peer', { reason: 'Spam' })], 'snnnnnny', 'snnnnnny'],
  ['ban an owner', () => [banFromGroup, on('partner', { reason: 'Spam' })], 'snnnnnnn', 'snnnnnnn'],
  ['lift a ban', () => [liftGroupBan, on('punished')], 'snnnnnyy', 'snnnnnyy'],
  ['lift no ban', () => [liftGroupBan, on('fellow')], 'snnnnn00', 'snnnnn00'],
  ['remove a member', () => [removeGroupMember, on('fellow')], 'snnnnnyy', 'snnnnnyy'],
  ['remove a moderator', () => [removeGroupMember, on('peer')], 'snnnnnny', 'snnnnnny'],
  ['remove an owner', () => [removeGroupMember, on('partner')], 'snnnnnnn', 'snnnnnnn'],
  ['remove nobody', () => [removeGroupMember, on('stranger')], 'snnnnn00', 'snnnnn00'],
  [
    'appoint a moderator',
    () => [setGroupRole, on('fellow', { role: 'moderator' })],
    'snnnnnny',
    'snnnnnny',
  ],
  [
    'dismiss a moderator',
    () => [setGroupRole, on('peer', { role: 'member' })],
    'snnnnnny',
    'snnnnnny',
  ],
  ['appoint an owner', () => [setGroupRole, on('peer', { role: 'owner' })], 'snnnnnny', 'snnnnnny'],
  [
    'dismiss an owner',
    () => [setGroupRole, on('partner', { role: 'member' })],
    'snnnnnnn',
    'snnnnnnn',
  ],
  [
    'appoint a stranger',
    () => [setGroupRole, on('stranger', { role: 'owner' })],
    'snnnnnn0',
    'snnnnnn0',
  ],
  ['hand over', () => [handOverGroup, on('fellow')], 'snnnnnny', 'snnnnnny'],
  ['hand over to an owner', () => [handOverGroup, on('partner')], 'snnnnnnn', 'snnnnnnn'],
  ['hand over to a stranger', () => [handOverGroup, on('stranger')], 'snnnnnn0', 'snnnnnn0'],
  ['change settings', () => [updateGroup, here({ rules: 'Novas.' })], 'snnnnnny', 'snnnnnny'],
  ['delete the group', () => [deleteGroup, here({ name: BASE.name })], 'snnnnnny', 'snnnnnny'],
];

let app: TestApp;
const people = {} as Record<Actor | Subject, Person>;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({
    budgets: { read: GENEROUS, write: GENEROUS, invitations: GENEROUS },
  });
  for (const name of [...ACTORS, ...SUBJECTS]) people[name] = await signUp(app);
}, 120_000);
afterAll(() => app.close());

/** A group with everyone in their place. */
async function stage(access: 'open' | 'closed', hasPosts: boolean): Promise<Stage> {
  made += 1;
  const { owner, former, waiting, asking } = people;
  const { slug } = await owner.call(createGroup, { ...BASE, slug: `papeis-${made}` });
  for (const name of ['former', 'member', 'moderator', 'fellow', 'peer', 'partner'] as const) {
    await people[name].call(joinGroup, { slug });
  }
  await former.call(leaveGroup, { slug });
  for (const name of ['moderator', 'peer'] as const) {
    await owner.call(setGroupRole, { slug, ...nameOf(name), role: 'moderator' });
  }
  await owner.call(setGroupRole, { slug, ...nameOf('partner'), role: 'owner' });
  for (const name of ['banned', 'punished'] as const) {
    await owner.call(banFromGroup, { slug, ...nameOf(name), reason: 'Spam' });
  }
  await owner.call(updateGroup, { slug, access: 'closed' });
  for (const { call } of [waiting, asking]) await call(joinGroup, { slug });
  if (access === 'open') await owner.call(updateGroup, { slug, access });
  const { id: linkId, path } = await owner.call(createGroupLink, { slug });
  const token = path.split('/').at(-1) ?? '';
  return { slug, linkId, token, ...(hasPosts ? await write(slug) : NOTHING) };
}

const NOTHING = { post: '', waiting: '', event: { slug: '', date: '' } };

/** What a member has published. */
async function write(slug: string): Promise<typeof NOTHING> {
  const { owner, fellow } = people;
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 5, anonymous: false };
  const event = await fellow.call(createEvent, { ...EVENT, group: slug });
  const post = await fellow.call(createPost, { text: 'Vamos?', group: slug, poll });
  await owner.call(updateGroup, { slug, approvesPosts: true });
  const waiting = await fellow.call(createPost, { text: 'Posso?', group: slug });
  await owner.call(updateGroup, { slug, approvesPosts: false });
  return {
    ...{ post: post.id, waiting: waiting.id },
    event: { slug: event.slug, date: event.date.id },
  };
}

function nameOf(name: Actor | Subject) {
  return { username: people[name].username };
}

describe.each(['open', 'closed'] as const)('in an %s group', (access) => {
  test.each(TABLE)(
    '%s',
    async (name, action, open, closed) => {
      const expected = access === 'open' ? open : closed;
      const [route, input] = action();
      const hasPosts = /post|poll|vote|comment|event/.test(name);
      let staged = await stage(access, hasPosts);
      let answers = '';
      for (const actor of ACTORS) {
        const call = actor === 'visitor' ? app.call : people[actor].call;
        const answer = await call(route, input(staged) as Record<string, unknown>).then(
          () => 'y',
          (error: ApiError) => LETTERS[error.code] ?? error.message,
        );
        answers += answer;
        // What is done may change the next answers.
        if (answer === 'y' && route.method !== 'GET') staged = await stage(access, hasPosts);
      }
      expect(answers).toBe(expected);
    },
    60_000,
  );
});

const LETTERS: Partial<Record<ApiError['code'], string>> = {
  sign_in_required: 's',
  not_allowed: 'n',
  not_found: '0',
};
