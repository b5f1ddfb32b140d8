import { answerEvent, createEvent, getEvent, listEvents } from '@arquiba/contract/events';
import { getFeed } from '@arquiba/contract/feed';
import { createGroupLink, getGroupByLink } from '@arquiba/contract/group-members';
import {
  createGroup,
  deleteGroup,
  getGroup,
  joinGroup,
  listGroups,
} from '@arquiba/contract/groups';
import { createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellJob } from '../events/tell-job.ts';
import { removeFilesJob } from '../posts/remove-files-job.ts';
import { removeGroupsJob } from './remove-groups-job.ts';

const POSTS = 2500;
const DEEDS = 3000;
let app: TestApp;
let owner: Person;
let member: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  [owner, member] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

const found = (access: 'open' | 'closed' = 'open') => {
  made += 1;
  const named = { name: `Acaba ${made}`, slug: `acaba-${made}`, description: 'Um dia.' };
  return owner.call(createGroup, { ...named, access });
};

function run(signal = new AbortController().signal): Promise<void> {
  return removeGroupsJob.run(app.api.services, {}, { jobId: '', number: 1, signal });
}

async function countIn(groupId: string) {
  const { rows } = await app.pool.query(
    `SELECT (SELECT count(*)::int FROM post WHERE group_id = $1) AS posts,
       (SELECT count(*)::int FROM sports_group_member WHERE group_id = $1) AS members,
       (SELECT count(*)::int FROM sports_group_log WHERE group_id = $1) AS log,
       (SELECT count(*)::int FROM sports_group WHERE id = $1) AS groups`,
    [groupId],
  );
  return rows[0];
}

async function idOf(slug: string): Promise<string> {
  const { rows } = await app.pool.query('SELECT id FROM sports_group WHERE slug = $1', [slug]);
  return rows[0].id;
}

test('a deleted group is gone for everyone at once, before the job has run, and its slug is free', async () => {
  const { slug, name } = await found();
  await member.call(joinGroup, { slug });
  const media = [await storeFile(app, `/posts/${member.id}/fim/foto.png`)];
  const post = await member.call(createPost, { text: 'Fim #dofim', group: slug, media });
  const day = { start: '2026-09-01T19:00', end: '2026-09-01T20:00' };
  const event = await owner.call(createEvent, { title: 'Último jogo', ...day, group: slug });
  const answer = { slug: event.slug, date: event.date.id, answer: 'going' } as const;
  await member.call(answerEvent, answer);
  const { path } = await owner.call(createGroupLink, { slug });
  await owner.call(deleteGroup, { slug, name });

  const gone = { code: 'not_found' };
  for (const { call } of [owner, member, app]) {
    await expect(call(getGroup, { slug })).rejects.toMatchObject(gone);
    await expect(call(getPost, { id: post.id })).rejects.toMatchObject(gone);
    await expect(call(getEvent, { slug: event.slug })).rejects.toMatchObject(gone);
    const token = path.split('/').at(-1) ?? '';
    await expect(call(getGroupByLink, { token })).rejects.toMatchObject(gone);
    const written = await call(listProfilePosts, { username: member.username });
    expect(written.items).toEqual([]);
    expect((await call(listGroups, {})).items.map((each) => each.slug)).not.toContain(slug);
    expect((await call(listEvents, {})).items).toEqual([]);
  }
  expect((await member.call(getFeed, {})).items.map(({ id }) => id)).not.toContain(post.id);
  await expect(member.call(answerEvent, answer)).rejects.toMatchObject(gone);
  const again = await owner.call(createGroup, { name, slug, description: 'De novo.' });
  expect(again.memberCount).toBe(1);

  await run();
  await runAnnounced(app, 'post.files-dropped', removeFilesJob);
  await expect.poll(() => app.media.port.describe([media[0]?.path ?? ''])).toEqual(new Map());
  await runAnnounced(app, 'event.notice', tellJob);
  const mails = await queuedMails(app, member.sent.email);
  expect(mails.map(({ subject }) => subject)).toContain('Cancelado: Último jogo');
  expect(await owner.call(getGroup, { slug })).toMatchObject({ description: 'De novo.' });
});

test('a large one goes in batches, and an interrupted removal continues', async () => {
  const { slug, name } = await found('closed');
  const groupId = await idOf(slug);
  const { id } = await owner.call(createPost, { text: 'Primeira', group: slug });
  await app.pool.query(
    `INSERT INTO post (id, author_id, text, created_at, audience, group_id)
     SELECT $1::bigint + n, $2, 'Publicação ' || n, now(), 'group', $3 FROM generate_series(1, $4) AS n`,
    [id, owner.id, groupId, POSTS],
  );
  await app.pool.query(
    `INSERT INTO sports_group_log (id, group_id, actor_id, deed, created_at)
     SELECT n, $1, $2, 'settings', now() FROM generate_series(1, $3) AS n`,
    [groupId, owner.id, DEEDS],
  );
  await owner.call(deleteGroup, { slug, name });

  // Killed after the second batch of posts.
  const { hooks } = app.api.services;
  const remove = hooks.removeSomeGroupPosts;
  const killed = new AbortController();
  let batches = 0;
  hooks.removeSomeGroupPosts = async (services, group) => {
    const removed = await remove(services, group);
    batches += 1;
    if (batches === 2) killed.abort();
    return removed;
  };
  await expect(run(killed.signal)).rejects.toThrow();
  hooks.removeSomeGroupPosts = remove;
  const left = await countIn(groupId);
  expect(left.posts).toBeGreaterThan(0);
  expect(left.posts).toBeLessThan(POSTS + 1);
  await expect(owner.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });

  await Promise.all([run(), run()]);
  expect(await countIn(groupId)).toEqual({ posts: 0, members: 0, log: 0, groups: 0 });
  await run();
});
