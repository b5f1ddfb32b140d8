import { listSavedPosts, savePost } from '@arquiba/contract/bookmarks';
import { createComment, listComments } from '@arquiba/contract/comments';
import { getTrending, listHashtagPosts, searchPosts } from '@arquiba/contract/explore';
import { type FeedKind, getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { listGroupLog } from '@arquiba/contract/group-members';
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
  type Group,
  joinGroup,
  leaveGroup,
  updateGroup,
} from '@arquiba/contract/groups';
import { listNotifications } from '@arquiba/contract/notifications';
import { vote } from '@arquiba/contract/polls';
import { editPost, listPostEdits } from '@arquiba/contract/post-edits';
import { createPost, deletePost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { listOpenPosts } from '@arquiba/contract/profile-posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { getPostCounts, likePost, repost } from '@arquiba/contract/reactions';
import { blockProfile, report } from '@arquiba/contract/safety';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshTrendsJob } from '../../explore/refresh-trends-job.ts';
import { refreshHot } from '../../feed/hot-queries.ts';
import { restrictFilesJob } from '../restrict-files-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const FEEDS: FeedKind[] = ['all', 'media', 'hot', 'following', 'foryou'];
let app: TestApp;
let mediaApp: FastifyInstance;
let owner: Person;
let member: Person;
let stranger: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  [owner, member, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

/** A group of the owner, with the member in it. */
async function found(access: Group['access']): Promise<string> {
  made += 1;
  const name = `Grupo ${access} ${made}`;
  const { slug } = await owner.call(createGroup, { name, description: 'Quem chega joga.' });
  await member.call(joinGroup, { slug });
  await app.pool.query('UPDATE sports_group SET access = $1 WHERE slug = $2', [access, slug]);
  return slug;
}

async function write(author: Person, group: string, text = 'Treino às oito') {
  app.clock.advance(1000);
  return author.call(createPost, { text, group });
}

const idsIn = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
const listFor = async (person: Pick<Person, 'call'>, slug: string, kind: 'all' | 'polls' = 'all') =>
  idsIn(await person.call(listGroupPosts, { slug, kind }));
const refused = (answer: Promise<unknown>, code: string) =>
  expect(answer).rejects.toMatchObject({ code });

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}

describe('a post of an open group', () => {
  test('is public, says its group, and is listed there; who is not a member cannot publish', async () => {
    const slug = await found('open');
    const post = await write(member, slug);
    expect(post).toMatchObject({
      audience: 'public',
      group: { slug, joined: true, moderated: false },
      mayShare: true,
    });
    const seen = await stranger.call(getPost, { id: post.id });
    expect(seen.group).toMatchObject({ joined: false, moderated: false });
    expect(await listFor(app, slug)).toEqual([post.id]);
    await refused(write(stranger, slug), 'not_allowed');
    await refused(write(stranger, 'grupo-que-nao-existe'), 'not_found');
  });

  test('is in the homes of the members, not in those of people who follow its author', async () => {
    const slug = await found('open');
    await stranger.call(follow, { username: member.username });
    const { id } = await write(member, slug);
    expect(idsIn(await owner.call(getFeed, { kind: 'following' }))).toEqual([id]);
    expect(idsIn(await member.call(getFeed, { kind: 'following' }))).toEqual([id]);
    expect(idsIn(await stranger.call(getFeed, { kind: 'following' }))).toEqual([]);
    await stranger.call(joinGroup, { slug });
    await expect
      .poll(async () => idsIn(await stranger.call(getFeed, { kind: 'following' })))
      .toEqual([id]);
    await stranger.call(leaveGroup, { slug });
    expect(idsIn(await stranger.call(getFeed, { kind: 'following' }))).toEqual([]);
  });

  test('of a private person is for their followers and the members', async () => {
    const slug = await found('open');
    await member.call(updateProfile, { private: true });
    const { id } = await write(member, slug);
    expect(await owner.call(getPost, { id })).toMatchObject({ id, mayShare: false });
    await refused(stranger.call(getPost, { id }), 'not_found');
    expect(await listFor(stranger, slug)).toEqual([]);
  });

  test('of a muted group is left out of feeds', async () => {
    const slug = await found('open');
    const { id } = await write(owner, slug);
    expect(idsIn(await member.call(getFeed, { kind: 'all' }))).toContain(id);
    await app.pool.query('UPDATE sports_group_member SET muted = true WHERE account_id = $1', [
      member.id,
    ]);
    for (const kind of FEEDS) {
      expect(idsIn(await member.call(getFeed, { kind })), kind).not.toContain(id);
    }
    expect(await listFor(member, slug)).toEqual([id]);
  });
});

describe('a post of a closed group', () => {
  /** Every way to find the post, and whether it was found. */
  async function waysTo(who: Pick<Person, 'call'>, slug: string, id: string, tag: string) {
    const found = async (answer: Promise<unknown>) =>
      JSON.stringify(await answer.catch(() => null)).includes(id);
    const { username } = member;
    return {
      post: await found(who.call(getPost, { id })),
      group: await found(who.call(listGroupPosts, { slug })),
      polls: await found(who.call(listGroupPosts, { slug, kind: 'polls' })),
      feeds: (await Promise.all(FEEDS.map((kind) => found(who.call(getFeed, { kind }))))).includes(
        true,
      ),
      search: await found(who.call(searchPosts, { q: tag })),
      hashtag: await found(who.call(listHashtagPosts, { tag })),
      profile: await found(who.call(listProfilePosts, { username })),
      tagged: await found(who.call(listProfilePosts, { username: owner.username, kind: 'tagged' })),
      openPosts: await found(who.call(listOpenPosts, { username })),
      counts: await found(who.call(getPostCounts, { ids: id })),
      edits: await who.call(listPostEdits, { id }).then(
        () => true,
        () => false,
      ),
      comments: await who.call(listComments, { id }).then(
        () => true,
        () => false,
      ),
    };
  }

  const NOWHERE = {
    ...{ post: false, group: false, polls: false, feeds: false, search: false, hashtag: false },
    ...{ profile: false, tagged: false, openPosts: false, counts: false },
    ...{ edits: false, comments: false },
  };

  test('is nowhere for who is not a member, and for who was one', async () => {
    const slug = await found('closed');
    const tag = `treinofechado${made}`;
    const file = await storeFile(app, `/posts/${member.id}/${made}/foto.png`);
    app.clock.advance(1000);
    const post = await member.call(createPost, {
      text: `Só para nós #${tag}`,
      media: [file],
      group: slug,
      tagged: [owner.username],
      poll: { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 1 },
    });
    const { id } = post;
    expect(post).toMatchObject({ audience: 'group', mayShare: false, mayQuote: false });
    await stranger.call(follow, { username: member.username });
    await refreshTrendsJob.run(
      app.api.services,
      {},
      { jobId: '1', number: 1, signal: new AbortController().signal },
    );
    await refreshHot(app.api.services.db, app.clock.now());

    expect(await waysTo(owner, slug, id, tag)).toEqual({
      ...NOWHERE,
      ...{ post: true, group: true, polls: true, feeds: true, profile: true, tagged: true },
      ...{ hashtag: true, counts: true, edits: true, comments: true },
    });
    expect(await waysTo(stranger, slug, id, tag)).toEqual(NOWHERE);
    expect(await waysTo(app, slug, id, tag)).toEqual(NOWHERE);
    expect(JSON.stringify(await stranger.call(getTrending, {}))).not.toContain(tag);
    await refused(stranger.call(listGroupPosts, { slug }), 'not_allowed');
    const deeds = {
      like: () => stranger.call(likePost, { id }),
      save: () => stranger.call(savePost, { id }),
      repost: () => stranger.call(repost, { id }),
      comment: () => stranger.call(createComment, { id, text: 'Oi' }),
      vote: () => stranger.call(vote, { id, positions: [0] }),
      quote: () => stranger.call(createPost, { text: 'Vejam', quoteOf: id }),
      report: () => stranger.call(report, { kind: 'post', subject: id, reason: 'spam' }),
    };
    for (const [name, deed] of Object.entries(deeds)) {
      await expect(deed(), name).rejects.toMatchObject({ code: 'not_found' });
    }
    await refused(owner.call(repost, { id }), 'not_allowed');
    await refused(owner.call(createPost, { text: 'Vejam', quoteOf: id }), 'not_allowed');

    // What a former member kept opens nothing: neither the author nor somebody else.
    await app.pool.query(
      `INSERT INTO sports_group_member (group_id, account_id, role, joined_at)
       SELECT id, $1, 'member', now() FROM sports_group WHERE slug = $2`,
      [stranger.id, slug],
    );
    await app.pool.query(
      'UPDATE sports_group_stat SET members = members + 1 WHERE group_id = (SELECT id FROM sports_group WHERE slug = $1)',
      [slug],
    );
    const kept = (await stranger.call(getPost, { id })).media[0]?.url ?? '';
    const own = (await member.call(getPost, { id })).media[0]?.url ?? '';
    expect([await statusOf(kept), await statusOf(own)]).toEqual([200, 200]);
    expect(await statusOf(kept.replace(/pass=[^&]*&?/, ''))).toBe(404);
    await stranger.call(savePost, { id });
    await stranger.call(leaveGroup, { slug });
    await member.call(leaveGroup, { slug });
    expect(await waysTo(stranger, slug, id, tag)).toEqual(NOWHERE);
    expect(await waysTo(member, slug, id, tag)).toEqual(NOWHERE);
    expect(idsIn(await stranger.call(listSavedPosts, {}))).toEqual([]);
    await refused(member.call(editPost, { id, text: 'Mudei' }), 'not_found');
    for (const address of [kept, own]) {
      await expect.poll(() => statusOf(address), { timeout: 5000 }).toBe(404);
    }
    // Their own words remain theirs to delete.
    await member.call(deletePost, { id });
    await refused(owner.call(getPost, { id }), 'not_found');
  });

  test('is not seen by members who blocked each other', async () => {
    const slug = await found('closed');
    const { id } = await write(member, slug);
    await owner.call(blockProfile, { username: member.username });
    await refused(owner.call(getPost, { id }), 'not_found');
    expect(await listFor(owner, slug)).toEqual([]);
  });

  test('stays closed when the group opens', async () => {
    const slug = await found('closed');
    const { id } = await write(member, slug);
    await app.pool.query("UPDATE sports_group SET access = 'open' WHERE slug = $1", [slug]);
    expect(await listFor(stranger, slug)).toEqual([]);
    await refused(stranger.call(getPost, { id }), 'not_found');
    expect(await listFor(owner, slug)).toEqual([id]);
  });
});

describe('moderation', () => {
  test('a hidden post is for its author and the moderators, with the reason; then it is shown again', async () => {
    const slug = await found('open');
    const file = await storeFile(app, `/posts/${member.id}/${made}/foto.png`);
    const { id, media } = await member.call(createPost, { media: [file], group: slug });
    const open = media[0]?.url ?? '';
    const follower = () => runAnnounced(app, 'profile.audience-changed', restrictFilesJob);
    await refused(stranger.call(hideGroupPost, { id, reason: 'Não gostei' }), 'not_allowed');
    await refused(member.call(hideGroupPost, { id, reason: 'Não gostei' }), 'not_allowed');
    await refused(owner.call(hideGroupPost, { id, reason: ' ' }), 'invalid_input');
    await owner.call(hideGroupPost, { id, reason: 'Fora do assunto' });
    await owner.call(hideGroupPost, { id, reason: 'Outra vez' });
    await follower();
    await refused(stranger.call(getPost, { id }), 'not_found');
    expect(await statusOf(open)).toBe(404);
    expect(await member.call(getPost, { id })).toMatchObject({
      held: 'hidden',
      heldReason: 'Fora do assunto',
    });
    expect(await owner.call(getPost, { id })).toMatchObject({ held: 'hidden', mayShare: false });
    expect(await listFor(owner, slug)).toEqual([]);
    expect(await listFor(member, slug)).toEqual([id]);
    const { items } = await member.call(listNotifications, {});
    expect(items).toMatchObject([{ kind: 'group-post-hidden', actors: [], path: `/post/${id}` }]);

    await owner.call(showGroupPost, { id });
    await follower();
    expect(await stranger.call(getPost, { id })).toMatchObject({ held: null, audience: 'public' });
    expect(await statusOf(open)).toBe(200);
  });

  test('a moderator deletes and pins; others do neither, and another group’s post is not found', async () => {
    const [slug, elsewhere] = [await found('closed'), await found('closed')];
    const [older, newer] = [await write(member, slug), await write(member, slug)];
    const foreign = await write(owner, elsewhere);
    await refused(member.call(pinGroupPost, { slug, id: older.id }), 'not_allowed');
    await refused(owner.call(pinGroupPost, { slug, id: foreign.id }), 'not_found');
    await owner.call(pinGroupPost, { slug, id: older.id });
    const { items } = await member.call(listGroupPosts, { slug });
    expect(items.map(({ id, group }) => ({ id, pinned: group?.pinned }))).toEqual([
      { id: older.id, pinned: true },
      { id: newer.id, pinned: false },
    ]);
    await owner.call(unpinGroupPost, { slug });
    expect(await listFor(member, slug)).toEqual([newer.id, older.id]);
    const reason = 'Propaganda';
    await refused(stranger.call(removeGroupPost, { id: older.id, reason }), 'not_found');
    await refused(member.call(removeGroupPost, { id: foreign.id, reason }), 'not_allowed');
    await owner.call(removeGroupPost, { id: older.id, reason });
    expect(await listFor(member, slug)).toEqual([newer.id]);
    const { id: ordinary } = await member.call(createPost, { text: 'Fora de grupos' });
    await refused(owner.call(removeGroupPost, { id: ordinary, reason }), 'not_found');
  });

  test('a post of a closed group that was hidden stays closed, though the group has opened', async () => {
    const slug = await found('closed');
    const { id } = await write(member, slug);
    await owner.call(hideGroupPost, { id, reason: 'Por ora' });
    await owner.call(updateGroup, { slug, access: 'open' });
    await owner.call(showGroupPost, { id });
    expect(await member.call(getPost, { id })).toMatchObject({ held: null, audience: 'group' });
    await refused(stranger.call(getPost, { id }), 'not_found');
  });

  test('where posts are approved, a member’s waits for a moderator; theirs do not', async () => {
    const slug = await found('open');
    await owner.call(updateGroup, { slug, approvesPosts: true });
    const { id, held } = await write(member, slug);
    expect(held).toBe('pending');
    expect(await write(owner, slug)).toMatchObject({ held: null, audience: 'public' });
    await refused(stranger.call(getPost, { id }), 'not_found');
    expect(await listFor(stranger, slug)).not.toContain(id);
    expect(await listFor(member, slug)).toContain(id);
    const waiting = () => owner.call(listGroupPosts, { slug, kind: 'waiting' });
    expect(idsIn(await waiting())).toEqual([id]);
    await refused(member.call(listGroupPosts, { slug, kind: 'waiting' }), 'not_allowed');
    await refused(member.call(showGroupPost, { id }), 'not_allowed');
    const kinds = async (person: Person) =>
      (await person.call(listNotifications, {})).items.map(({ kind }) => kind);
    expect(await kinds(owner)).toEqual(['group-post-waiting']);

    await Promise.all([owner.call(showGroupPost, { id }), owner.call(showGroupPost, { id })]);
    expect(await stranger.call(getPost, { id })).toMatchObject({ held: null, audience: 'public' });
    expect(idsIn(await waiting())).toEqual([]);
    expect(await kinds(member)).toEqual(['group-post-accepted']);
    const { items } = await owner.call(listGroupLog, { slug });
    expect(items.filter(({ deed }) => deed === 'post-accepted')).toHaveLength(1);
  });

  test('polls are listed apart', async () => {
    const slug = await found('open');
    await write(member, slug);
    const { id } = await member.call(createPost, {
      text: 'Quem vai?',
      group: slug,
      poll: { options: [{ label: 'Eu' }, { label: 'Não' }], hours: 1 },
    });
    expect(await listFor(stranger, slug, 'polls')).toEqual([id]);
  });
});
