import { follow, unfollow } from '@arquiba/contract/follows';
import { listNotifications } from '@arquiba/contract/notifications';
import { vote } from '@arquiba/contract/polls';
import { createPost, deletePost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellClosedJob } from './tell-closed-job.ts';

const HOUR = 3_600_000;
const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let author: Person;
let voter: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS, credentials: GENEROUS } });
});
beforeEach(async () => {
  [author, voter, reader] = [await signUp(app), await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const run = () => tellClosedJob.run(app.api.services, {}, attempt);

async function ask(post: InputOf<typeof createPost> = {}): Promise<string> {
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 1 };
  return (await author.call(createPost, { text: 'Foi pênalti?', poll, ...post })).id;
}

const toldTo = async ({ call }: Person) =>
  (await call(listNotifications, {})).items.map(({ kind, title, path }) => ({ kind, title, path }));

test('the author and those who voted are told once that a poll has closed', async () => {
  const id = await ask();
  await voter.call(vote, { id, positions: [0] });
  app.clock.advance(HOUR - 1);
  await run();
  expect(await toldTo(author)).toEqual([]);
  app.clock.advance(1);
  // Two workers at the same moment, and one again.
  await Promise.all([run(), run()]);
  await run();
  const notice = { kind: 'poll-closed', title: 'Foi pênalti?', path: `/post/${id}` };
  expect(await toldTo(author)).toEqual([notice]);
  expect(await toldTo(voter)).toEqual([notice]);
  expect(await toldTo(reader)).toEqual([]);
});

test('a crash before the end tells nobody, and the next run everyone', async () => {
  const id = await ask();
  await voter.call(vote, { id, positions: [0] });
  app.clock.advance(HOUR);
  const { services } = app.api;
  const publishAll = () => Promise.reject(new Error('crash'));
  const broken = { ...services, realtime: { ...services.realtime, publishAll } };
  await expect(tellClosedJob.run(broken, {}, attempt)).rejects.toThrow('crash');
  expect(await toldTo(voter)).toEqual([]);
  await run();
  expect((await toldTo(voter)).length + (await toldTo(author)).length).toBe(2);
});

test('who may no longer see it is not told, nor what is no news', async () => {
  const id = await ask({ audience: 'followers' });
  const gone = await signUp(app);
  for (const { call } of [voter, reader, gone]) {
    await call(follow, { username: author.username });
    await call(vote, { id, positions: [1] });
  }
  await voter.call(unfollow, { username: author.username });
  await author.call(blockProfile, { username: reader.username });
  await leave(app, gone);
  const old = await ask();
  app.clock.advance(HOUR);
  await app.pool.query(
    `UPDATE poll SET closes_at = closes_at - interval '25 hours' WHERE post_id = $1`,
    [old],
  );
  await run();
  expect(await toldTo(voter)).toEqual([]);
  expect(await toldTo(reader)).toEqual([]);
  expect((await toldTo(author)).map(({ path }) => path)).toEqual([`/post/${id}`]);
  const { rows } = await app.pool.query(
    'SELECT count(*)::int FROM notification WHERE recipient_id = $1',
    [gone.id],
  );
  expect(rows[0].count).toBe(0);
});

test('a long question is shortened, and its notices go with the poll', async () => {
  const id = await ask({ text: `${'Será que dá? '.repeat(20)}` });
  await voter.call(vote, { id, positions: [0] });
  app.clock.advance(HOUR);
  await run();
  const [notice] = await toldTo(voter);
  expect(notice?.title).toMatch(/^Será que dá\? .*…$/);
  expect(notice?.title.length).toBeLessThanOrEqual(80);
  await author.call(deletePost, { id });
  expect(await toldTo(voter)).toEqual([]);
  expect(await toldTo(author)).toEqual([]);
});
