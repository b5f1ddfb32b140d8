import { createComment, hideComment } from '@arquiba/contract/comments';
import { follow, unfollow } from '@arquiba/contract/follows';
import {
  getNotificationNews,
  getNotificationSettings,
  listNotifications,
  markNotificationsSeen,
  readNotifications,
  setNotificationSetting,
} from '@arquiba/contract/notifications';
import { createPost } from '@arquiba/contract/posts';
import { likePost, repost, undoRepost, unlikePost } from '@arquiba/contract/reactions';
import type { AnyRoute, InputOf } from '@arquiba/contract/route';
import { blockProfile, muteProfile, unblockProfile, unmuteProfile } from '@arquiba/contract/safety';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { noticesExport } from './export-notices.ts';
import { pruneJob } from './prune-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let crowd: Person[];
let fan: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp({
    ...{ started: true, budgets: { read: GENEROUS, write: GENEROUS, credentials: GENEROUS } },
  });
  crowd = [];
  for (let each = 0; each < 20; each += 1) crowd.push(await signUp(app));
});
beforeEach(async () => {
  fan = await signUp(app);
  postId = await write(fan, { text: 'Gol no fim' });
});
afterAll(() => app.close());

async function write({ call }: Person, post: InputOf<typeof createPost>): Promise<string> {
  return (await later(call)(createPost, post)).id;
}

/** At a moment of its own, so that the order is certain. */
function later(call: Person['call']): Person['call'] {
  app.clock.advance(1000);
  return call;
}

const person = (index: number) => crowd[index] as Person;
const list = async (input: InputOf<typeof listNotifications> = {}) =>
  (await fan.call(listNotifications, { limit: 50, ...input })).items;
const briefly = async () => (await list()).map(({ kind, count, read }) => [kind, count, read]);
const unseen = async () => (await fan.call(getNotificationNews, {})).unseen;
const like = (index: number, id = postId) => later(person(index).call)(likePost, { id });

describe('a group', () => {
  test('of twenty likes at once is one notice with three faces', async () => {
    await Promise.all(crowd.map(({ call }) => call(likePost, { id: postId })));
    const [notice, ...others] = await list();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'like', count: 20, read: false });
    expect(notice?.actors).toHaveLength(3);
    expect(await unseen()).toBe(1);
    await person(0).call(unlikePost, { id: postId });
    expect(await briefly()).toEqual([['like', 19, false]]);
  });

  test('shows the last people first, and keeps its id while it grows', async () => {
    await like(0);
    const [before] = await list();
    for (const index of [1, 2, 3]) await like(index);
    const [after] = await list();
    expect(after).toMatchObject({ id: before?.id, count: 4, createdAt: app.clock.now().toJSON() });
    expect(after?.actors.map(({ username }) => username)).toEqual(
      [3, 2, 1].map((index) => person(index).username),
    );
  });

  test('is of one post and one kind; comments are never grouped', async () => {
    const other = await write(fan, { text: 'Outra' });
    await like(0);
    await like(1, other);
    await later(person(2).call)(repost, { id: postId });
    for (const index of [3, 4]) {
      await later(person(index).call)(createComment, { id: postId, text: 'Boa' });
    }
    for (const index of [5, 6]) await later(person(index).call)(follow, { username: fan.username });
    expect(await briefly()).toEqual([
      ['follow', 2, false],
      ['comment', 1, false],
      ['comment', 1, false],
      ['repost', 1, false],
      ['like', 1, false],
      ['like', 1, false],
    ]);
  });

  test('is frozen once it is read: what comes later is another one', async () => {
    await like(0);
    await like(1);
    const [first] = await list();
    await like(2);
    // Only what was shown is read.
    await fan.call(readNotifications, { newest: [first?.newest ?? ''] });
    expect(await briefly()).toEqual([
      ['like', 1, false],
      ['like', 2, true],
    ]);
    await like(3);
    await later(fan.call)(readNotifications, {});
    await like(4);
    expect(await briefly()).toEqual([
      ['like', 1, false],
      ['like', 2, true],
      ['like', 2, true],
    ]);
    await person(0).call(unlikePost, { id: postId });
    await person(1).call(unlikePost, { id: postId });
    expect(await briefly()).toEqual([
      ['like', 1, false],
      ['like', 2, true],
    ]);
  });

  test('of another person cannot be read', async () => {
    await like(0);
    const [notice] = await list();
    await person(0).call(readNotifications, { newest: [notice?.newest ?? ''] });
    expect(await briefly()).toEqual([['like', 1, false]]);
  });
});

describe('pages', () => {
  test('have every group once, also if people act in between', async () => {
    const posts = [postId];
    for (let each = 0; each < 6; each += 1) posts.push(await write(fan, { text: `${each}` }));
    for (let round = 0; round < 4; round += 1) {
      for (const id of posts) await like(round, id);
      await later(person(round).call)(createComment, { id: postId, text: 'Boa' });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await fan.call(listNotifications, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      // Moves a group that was shown, or will be, to the top.
      await like(4 + (seen.length % 16), posts[seen.length % 7]);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeLessThanOrEqual(7 + 4);
    expect(await list()).toHaveLength(7 + 4);
  });

  test('are filtered by subject', async () => {
    await like(0);
    await later(person(1).call)(createComment, { id: postId, text: 'Boa' });
    await later(person(2).call)(follow, { username: fan.username });
    const kinds = async (filter: InputOf<typeof listNotifications>['filter']) =>
      (await list({ filter })).map(({ kind }) => kind);
    expect(await kinds('talk')).toEqual(['comment']);
    expect(await kinds('likes')).toEqual(['like']);
    expect(await kinds('followers')).toEqual(['follow']);
    expect(await kinds('shop')).toEqual([]);
  });
});

describe('what the viewer may not or does not want to see', () => {
  test('is gone with a block or a mute, the others stay, and it comes back', async () => {
    for (const index of [0, 1, 2]) await like(index);
    const { username } = person(2);
    for (const [away, back] of [
      [blockProfile, unblockProfile],
      [muteProfile, unmuteProfile],
    ] as const) {
      await fan.call(away, { username });
      const [notice] = await list();
      expect(notice?.count).toBe(2);
      expect(notice?.actors.map((each) => each.username)).not.toContain(username);
      await fan.call(back, { username });
      expect(await briefly()).toEqual([['like', 3, false]]);
    }
    expect(await unseen()).toBe(1);
  });

  test('is gone with the account of who did it', async () => {
    const guest = await signUp(app);
    await guest.call(likePost, { id: postId });
    await leave(app, guest);
    expect(await list()).toEqual([]);
    expect(await unseen()).toBe(0);
  });

  test('is a post for followers after unfollowing its author', async () => {
    const author = person(0);
    await fan.call(follow, { username: author.username });
    await write(author, { text: `Só nós, @${fan.username}`, audience: 'followers' });
    expect(await briefly()).toEqual([['mention', 1, false]]);
    await fan.call(unfollow, { username: author.username });
    expect(await list()).toEqual([]);
    expect(await unseen()).toBe(0);
  });

  test('is a mention in a post that was never for them', async () => {
    await write(person(0), { text: `Segredo, @${fan.username}`, audience: 'followers' });
    expect(await list()).toEqual([]);
  });

  test('is a comment that the author of the post has hidden', async () => {
    const id = await write(person(0), { text: 'De outro' });
    const text = `Olha, @${fan.username}`;
    const { id: commentId } = await person(1).call(createComment, { id, text });
    expect(await briefly()).toEqual([['comment-mention', 1, false]]);
    await person(0).call(hideComment, { id: commentId });
    expect(await list()).toEqual([]);
  });
});

describe('the bell', () => {
  test('counts groups that came since the list was seen; seen is not read', async () => {
    expect(await fan.call(getNotificationNews, {})).toEqual({ unseen: 0, newest: null });
    await like(0);
    await like(1);
    await later(person(2).call)(createComment, { id: postId, text: 'Boa' });
    expect(await fan.call(getNotificationNews, {})).toMatchObject({
      ...{ unseen: 2, newest: { kind: 'comment', excerpt: 'Boa' } },
    });
    await fan.call(markNotificationsSeen, {});
    expect(await unseen()).toBe(0);
    expect((await list()).map(({ read }) => read)).toEqual([false, false]);
    await like(3);
    expect(await fan.call(getNotificationNews, {})).toMatchObject({
      ...{ unseen: 1, newest: { kind: 'like', count: 3 } },
    });
  });

  test.each([
    ['a like', likePost, unlikePost, () => ({ id: postId })],
    ['a repost', repost, undoRepost, () => ({ id: postId })],
    ['a follow', follow, unfollow, () => ({ username: fan.username })],
  ] as const)('hears that %s was undone', async (_what, act, undo, inputOf) => {
    const heard: string[] = [];
    const { realtime } = app.api.services;
    const leaveChannel = realtime.subscribe(accountChannel(fan.id), ({ type }) => heard.push(type));
    const call = later(person(0).call) as (route: AnyRoute, input: object) => Promise<unknown>;
    await call(act, inputOf());
    await expect.poll(unseen).toBe(1);
    await call(undo, inputOf());
    expect(await unseen()).toBe(0);
    await expect.poll(() => heard).toContain('notices-withdrawn');
    leaveChannel();
  });

  test('of all tabs and devices hears of new notices and that they were seen', async () => {
    const heard: string[] = [];
    const { realtime } = app.api.services;
    const leaveChannel = realtime.subscribe(accountChannel(fan.id), ({ type }) => heard.push(type));
    await like(0);
    await expect.poll(() => heard).toEqual(['notified']);
    await fan.call(markNotificationsSeen, {});
    await fan.call(markNotificationsSeen, {});
    await expect.poll(() => heard).toEqual(['notified', 'notices-seen']);
    leaveChannel();
  });
});

describe('settings', () => {
  test('leave out a subject, or people whom one does not follow', async () => {
    const set = (input: InputOf<typeof setNotificationSetting>) =>
      fan.call(setNotificationSetting, input);
    await set({ subject: 'likes', site: 'nobody' });
    await set({ subject: 'mentions', site: 'followed' });
    await fan.call(follow, { username: person(1).username });
    await like(0);
    await like(1);
    for (const index of [0, 1]) await write(person(index), { text: `Oi, @${fan.username}` });
    expect((await list()).map(({ kind, actors }) => [kind, actors[0]?.username])).toEqual([
      ['mention', person(1).username],
    ]);
    const { items } = await set({ subject: 'likes', site: 'everyone' });
    const others = { push: true, mail: true };
    expect(items).toContainEqual({ subject: 'likes', site: 'everyone', ...others });
    await like(2);
    expect((await fan.call(getNotificationSettings, {})).items).toContainEqual({
      ...{ subject: 'mentions', site: 'followed', ...others },
    });
    expect((await list())[0]).toMatchObject({ kind: 'like', count: 1 });
    // One channel leaves the others as they were.
    const changed = await set({ subject: 'mentions', mail: false });
    const mentions = { subject: 'mentions', site: 'followed', push: true, mail: false };
    expect(changed.items).toContainEqual(mentions);
  });

  test('do not silence the safety of the account', async () => {
    const off = fan.call(setNotificationSetting, { subject: 'account', site: 'nobody' });
    await expect(off).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

test('notices are in the copy of one’s data, and go after 90 days', async () => {
  await like(0);
  await fan.call(setNotificationSetting, { subject: 'polls', site: 'nobody' });
  const { services } = app.api;
  const [notices, choices] = noticesExport.map(({ collect }) => collect(services, fan.id));
  const exported: unknown[] = [];
  for await (const rows of notices as AsyncIterable<unknown[]>) exported.push(...rows);
  expect(exported).toMatchObject([{ tipo: 'like', pagina: `/post/${postId}`, lida: false }]);
  expect(await choices).toEqual([
    { assunto: 'polls', no_site: 'de ninguém', por_push: true, por_email: true },
  ]);
  const { signal } = new AbortController();
  const prune = () => pruneJob.run(services, {}, { jobId: '', number: 1, signal });
  app.clock.advance(90 * DAY_MS - 1000);
  await prune();
  const left = async () => {
    const { rows } = await app.pool.query(
      'SELECT count(*)::integer AS count FROM notification WHERE recipient_id = $1',
      [fan.id],
    );
    return rows[0]?.count;
  };
  expect(await left()).toBe(1);
  app.clock.advance(2000);
  await prune();
  expect(await left()).toBe(0);
});
