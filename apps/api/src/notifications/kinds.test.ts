import { changePassword } from '@arquiba/contract/account-data';
import {
  createComment,
  deleteComment,
  editComment,
  likeComment,
  unlikeComment,
} from '@arquiba/contract/comments';
import { createEvent } from '@arquiba/contract/events';
import {
  acceptAllFollowRequests,
  acceptFollowRequest,
  refuseFollowRequest,
  removeFollower,
} from '@arquiba/contract/follow-lists';
import { follow, unfollow } from '@arquiba/contract/follows';
import { acceptGroupRequest, inviteToGroup, setGroupRole } from '@arquiba/contract/group-members';
import { removeGroupPost, showGroupPost } from '@arquiba/contract/group-posts';
import {
  createGroup,
  joinGroup,
  leaveGroup,
  muteGroup,
  updateGroup,
} from '@arquiba/contract/groups';
import { saidOf } from '@arquiba/contract/notice-sentence';
import {
  listNotifications,
  type Notification,
  type NotificationKind,
} from '@arquiba/contract/notifications';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { likePost, repost, undoRepost, unlikePost } from '@arquiba/contract/reactions';
import { blockProfile, report } from '@arquiba/contract/safety';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { statementsOf } from '@arquiba/testing/statements';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellGroupJob } from '../posts/in-groups/tell-group-job.ts';

const DAY_MS = 24 * 3_600_000;
const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
/** Does something. */
let actor: Person;
/** Is told of it. */
let fan: Person;
/** A post of the fan. */
let postId: string;

beforeAll(async () => {
  const budgets = { read: GENEROUS, write: GENEROUS, credentials: GENEROUS, invitations: GENEROUS };
  app = await startTestApp({ budgets });
});
beforeEach(async () => {
  [actor, fan] = [await signUp(app), await signUp(app)];
  postId = await write(fan, 'Gol no fim');
});
afterAll(() => app.close());

async function write({ call }: Person, text: string): Promise<string> {
  app.clock.advance(1000);
  return (await call(createPost, { text })).id;
}

async function comment({ call }: Person, id: string, text: string, parentId?: string) {
  app.clock.advance(1000);
  return (await call(createComment, { id, text, ...(parentId && { parentId }) })).id;
}

async function noticesOf({ call }: Person) {
  return (await call(listNotifications, { limit: 50 })).items;
}

const kindsFor = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind);

interface Deed {
  kind: NotificationKind;
  /** Returns where the notice leads, what it shows of the post or comment, and what undoes the deed. */
  act(): Promise<{ path: string; excerpt?: string; undo(): Promise<unknown> }>;
}

const deeds: Deed[] = [
  {
    kind: 'follow',
    async act() {
      await actor.call(follow, { username: fan.username });
      return {
        path: `/perfil/${actor.username}`,
        undo: () => actor.call(unfollow, { username: fan.username }),
      };
    },
  },
  {
    kind: 'follow-request',
    async act() {
      await fan.call(updateProfile, { private: true });
      await actor.call(follow, { username: fan.username });
      return {
        path: '/perfil/solicitacoes',
        undo: () => actor.call(unfollow, { username: fan.username }),
      };
    },
  },
  {
    kind: 'follow-accepted',
    async act() {
      await actor.call(updateProfile, { private: true });
      await fan.call(follow, { username: actor.username });
      await actor.call(acceptFollowRequest, { username: fan.username });
      return {
        path: `/perfil/${actor.username}`,
        undo: () => actor.call(removeFollower, { username: fan.username }),
      };
    },
  },
  {
    kind: 'like',
    async act() {
      await actor.call(likePost, { id: postId });
      return {
        ...{ path: `/post/${postId}`, excerpt: 'Gol no fim' },
        undo: () => actor.call(unlikePost, { id: postId }),
      };
    },
  },
  {
    kind: 'comment-like',
    async act() {
      const id = await comment(fan, postId, 'Que noite');
      await actor.call(likeComment, { id });
      return {
        ...{ path: `/post/${postId}#comentario-${id}`, excerpt: 'Que noite' },
        undo: () => actor.call(unlikeComment, { id }),
      };
    },
  },
  {
    kind: 'comment',
    async act() {
      const id = await comment(actor, postId, 'Golaço');
      return {
        ...{ path: `/post/${postId}#comentario-${id}`, excerpt: 'Golaço' },
        undo: () => actor.call(deleteComment, { id }),
      };
    },
  },
  {
    kind: 'reply',
    async act() {
      const of = await write(actor, 'Do outro');
      const top = await comment(fan, of, 'Primeiro');
      const id = await comment(actor, of, 'Discordo', top);
      return {
        ...{ path: `/post/${of}#comentario-${id}`, excerpt: 'Discordo' },
        undo: () => actor.call(deleteComment, { id }),
      };
    },
  },
  {
    kind: 'mention',
    async act() {
      const id = await write(actor, `Vamos, @${fan.username}?`);
      return {
        ...{ path: `/post/${id}`, excerpt: `Vamos, @${fan.username}?` },
        undo: () => actor.call(editPost, { id, text: 'Vamos?' }),
      };
    },
  },
  {
    kind: 'comment-mention',
    async act() {
      const of = await write(actor, 'Do outro');
      const id = await comment(actor, of, `Olha, @${fan.username}`);
      return {
        ...{ path: `/post/${of}#comentario-${id}`, excerpt: `Olha, @${fan.username}` },
        undo: () => actor.call(editComment, { id, text: 'Olha' }),
      };
    },
  },
  {
    kind: 'tag',
    async act() {
      const media = [await storeFile(app, `/posts/${actor.id}/1/foto.png`)];
      const { id } = await actor.call(createPost, { media, tagged: [fan.username] });
      return { path: `/post/${id}`, undo: () => actor.call(deletePost, { id }) };
    },
  },
  {
    kind: 'repost',
    async act() {
      await actor.call(repost, { id: postId });
      return {
        ...{ path: `/post/${postId}`, excerpt: 'Gol no fim' },
        undo: () => actor.call(undoRepost, { id: postId }),
      };
    },
  },
  {
    kind: 'quote',
    async act() {
      const { id } = await actor.call(createPost, { text: 'Viram?', quoteOf: postId });
      return {
        ...{ path: `/post/${id}`, excerpt: 'Viram?' },
        undo: () => actor.call(deletePost, { id }),
      };
    },
  },
];

describe.each(deeds)('$kind', ({ kind, act }) => {
  test('is told to whom it concerns, and taken back with the deed', async () => {
    const { path, excerpt = '', undo } = await act();
    expect(await noticesOf(fan)).toMatchObject([
      { kind, path, excerpt, count: 1, read: false, actors: [{ username: actor.username }] },
    ]);
    await undo();
    expect(await noticesOf(fan)).toEqual([]);
  });

  test('is not told any more of people who blocked each other', async () => {
    await act();
    await fan.call(blockProfile, { username: actor.username });
    expect(await noticesOf(fan)).toEqual([]);
  });
});

describe('the same deed', () => {
  test('twice, or undone and done again, is one notice', async () => {
    for (const turn of [likePost, unlikePost, likePost, likePost]) {
      await actor.call(turn, { id: postId });
    }
    expect(await noticesOf(fan)).toMatchObject([{ kind: 'like', count: 1 }]);
  });

  test('on what is one’s own tells nobody', async () => {
    await fan.call(likePost, { id: postId });
    const id = await comment(fan, postId, `Eu, @${fan.username}`);
    await fan.call(likeComment, { id });
    await comment(fan, postId, 'E ainda', id);
    expect(await noticesOf(fan)).toEqual([]);
  });

  test('for two reasons is told for the first of them', async () => {
    const own = await comment(fan, postId, 'Meu');
    await comment(actor, postId, `@${fan.username} e mais`, own);
    expect(await kindsFor(fan)).toEqual(['reply']);
    await actor.call(createPost, { text: `@${fan.username}`, quoteOf: postId });
    expect((await kindsFor(fan)).toSorted()).toEqual(['quote', 'reply']);
  });

  test('goes with the post, and with the person who did it', async () => {
    await actor.call(likePost, { id: postId });
    await comment(actor, postId, 'Boa');
    await fan.call(deletePost, { id: postId });
    expect(await noticesOf(fan)).toEqual([]);
    await actor.call(likePost, { id: await write(fan, 'Outra') });
    await app.pool.query('DELETE FROM account WHERE id = $1', [actor.id]);
    expect(await noticesOf(fan)).toEqual([]);
  });
});

describe('a request to follow', () => {
  beforeEach(async () => {
    await fan.call(updateProfile, { private: true });
    await actor.call(follow, { username: fan.username });
  });

  test('is gone when it is refused, and who asked learns nothing', async () => {
    await fan.call(refuseFollowRequest, { username: actor.username });
    expect(await noticesOf(fan)).toEqual([]);
    expect(await noticesOf(actor)).toEqual([]);
  });

  test('is gone when all are accepted, or the profile is opened, and who asked is told', async () => {
    const later = await signUp(app);
    await fan.call(acceptAllFollowRequests, {});
    await later.call(follow, { username: fan.username });
    await fan.call(updateProfile, { private: false });
    expect(await noticesOf(fan)).toEqual([]);
    const accepted = [{ kind: 'follow-accepted', path: `/perfil/${fan.username}` }];
    expect(await noticesOf(actor)).toMatchObject(accepted);
    expect(await noticesOf(later)).toMatchObject(accepted);
  });

  test('shows the name of a private person, and not the picture', async () => {
    const avatar = await storeFile(app, `/profiles/${actor.id}/1/eu.png`);
    await actor.call(updateProfile, { private: true, avatar });
    const [notice] = await noticesOf(fan);
    expect(notice?.actors).toMatchObject([{ username: actor.username, avatar: null }]);
  });
});

describe('in groups', () => {
  let slug: string;
  let owner: Person;
  beforeEach(async () => {
    owner = await signUp(app);
    const name = `Grupo de ${owner.username}`;
    ({ slug } = await owner.call(createGroup, { name, description: 'De teste.', access: 'open' }));
  });

  test('a request to join is gone once it is withdrawn or answered', async () => {
    await owner.call(updateGroup, { slug, access: 'closed' });
    for (const { call } of [actor, fan]) await call(joinGroup, { slug });
    expect(await kindsFor(owner)).toEqual(['group-asked', 'group-asked']);
    await actor.call(leaveGroup, { slug });
    await owner.call(acceptGroupRequest, { slug, username: fan.username });
    expect(await kindsFor(owner)).toEqual([]);
    expect(await kindsFor(fan)).toEqual(['group-accepted']);
  });

  test('an invitation, a role, and a new event', async () => {
    await owner.call(inviteToGroup, { slug, username: fan.username });
    expect(await noticesOf(fan)).toMatchObject([{ kind: 'group-invited', path: `/grupo/${slug}` }]);
    await fan.call(joinGroup, { slug });
    app.clock.advance(1000);
    await owner.call(setGroupRole, { slug, username: fan.username, role: 'moderator' });
    app.clock.advance(1000);
    const when = { start: '2026-05-01T19:00', end: '2026-05-01T20:30' };
    const event = await owner.call(createEvent, { title: 'Treino', group: slug, ...when });
    app.clock.advance(1000);
    expect(await kindsFor(fan)).toEqual(['group-event', 'group-role', 'group-invited']);
    expect((await noticesOf(fan))[0]?.path).toContain(`/evento/${event.slug}`);
    expect(await kindsFor(owner)).toEqual([]);
  });

  test('posts are one notice for each member who listens, and none for who was named', async () => {
    const muting = await signUp(app);
    for (const { call } of [actor, fan, muting]) await call(joinGroup, { slug });
    await muting.call(muteGroup, { slug, muted: true });
    const tellOf = async (person: Person, text: string) => {
      app.clock.advance(1000);
      const { id } = await person.call(createPost, { text, group: slug });
      await runAnnounced(app, 'post.shown-in-group', tellGroupJob);
      return id;
    };
    const first = await tellOf(actor, 'Treino às seis');
    const name = `Grupo de ${owner.username}`;
    const { username } = actor;
    expect(await noticesOf(fan)).toMatchObject([
      {
        kind: 'group-post',
        path: `/post/${first}`,
        title: name,
        count: 1,
        excerpt: 'Treino às seis',
      },
    ]);
    const last = await tellOf(actor, `E às sete, @${owner.username}`);
    const [notice, ...others] = await noticesOf(fan);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ count: 2, path: `/post/${last}`, actors: [{ username }] });
    expect(saidOf(notice as Notification)).toBe(`2 publicações novas em ${name}`);
    expect(await kindsFor(owner)).toEqual(['mention', 'group-post']);
    expect([await noticesOf(muting), await noticesOf(actor)]).toEqual([[], []]);
    await actor.call(deletePost, { id: last });
    expect(await noticesOf(fan)).toMatchObject([{ count: 1, path: `/post/${first}` }]);
    await fan.call(leaveGroup, { slug });
    expect(await noticesOf(fan)).toEqual([]);
  });

  test('a post that was approved is told then, and an old one never', async () => {
    await owner.call(updateGroup, { slug, approvesPosts: true });
    for (const { call } of [actor, fan]) await call(joinGroup, { slug });
    const { id } = await actor.call(createPost, { text: 'Posso?', group: slug });
    await runAnnounced(app, 'post.shown-in-group', tellGroupJob);
    expect(await noticesOf(fan)).toEqual([]);
    app.clock.advance(2 * DAY_MS);
    await owner.call(showGroupPost, { id });
    await runAnnounced(app, 'post.shown-in-group', tellGroupJob);
    expect(await kindsFor(fan)).toEqual(['group-post']);
    await owner.call(createPost, { text: 'Do ano passado', group: slug });
    app.clock.advance(2 * DAY_MS);
    await runAnnounced(app, 'post.shown-in-group', tellGroupJob);
    expect(await kindsFor(fan)).toEqual(['group-post']);
    expect((await noticesOf(fan))[0]?.count).toBe(1);
  });

  test('a post that waits, is accepted, and is removed with a word of the moderators', async () => {
    await owner.call(updateGroup, { slug, approvesPosts: true });
    await fan.call(joinGroup, { slug });
    const { id } = await fan.call(createPost, { text: 'Posso?', group: slug });
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'group-post-waiting', excerpt: 'Posso?' },
    ]);
    await owner.call(showGroupPost, { id });
    expect(await kindsFor(owner)).toEqual([]);
    expect(await noticesOf(fan)).toMatchObject([{ kind: 'group-post-accepted', actors: [] }]);
    await owner.call(removeGroupPost, { id, reason: 'Fora do assunto.' });
    expect(await noticesOf(fan)).toMatchObject([
      { kind: 'group-post-removed', excerpt: 'Fora do assunto.', path: `/grupo/${slug}` },
    ]);
  });

  test('of a closed group are gone for who leaves it', async () => {
    for (const { call } of [actor, fan]) await call(joinGroup, { slug });
    await owner.call(updateGroup, { slug, access: 'closed' });
    await actor.call(createPost, { text: `Oi, @${fan.username}`, group: slug });
    expect(await kindsFor(fan)).toEqual(['mention']);
    await fan.call(leaveGroup, { slug });
    expect(await kindsFor(fan)).toEqual([]);
  });
});

test('a closed report is told to the person who made it', async () => {
  await actor.call(report, { kind: 'post', subject: postId, reason: 'spam', note: '' });
  const office = app.api.backOffice();
  const [open] = await office.reports.list(1);
  await office.reports.close(open?.id ?? '');
  expect(await noticesOf(actor)).toMatchObject([{ kind: 'report-closed', actors: [] }]);
});

test('another password is told', async () => {
  const { password } = fan.sent;
  await fan.call(changePassword, { currentPassword: password, password: 'outra senha boa 1' });
  expect(await noticesOf(fan)).toMatchObject([
    { kind: 'security', title: 'Sua senha foi trocada', path: '/minha-conta/meus-dados/seguranca' },
  ]);
});

test('a page costs as many statements for one notice as for twenty', async () => {
  const page = () => app.api.callAs(fan.id)(listNotifications, {});
  await actor.call(likePost, { id: postId });
  await page();
  const one = await statementsOf(page);
  for (let each = 0; each < 20; each += 1) await comment(actor, postId, 'Boa');
  const twenty = await statementsOf(page);
  expect(twenty).toEqual(one);
  expect(twenty.length).toBeLessThanOrEqual(3);
});
