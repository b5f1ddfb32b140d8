import { savePost } from '@arquiba/contract/bookmarks';
import {
  createComment,
  deleteComment,
  getComment,
  hideComment,
  likeComment,
  listComments,
  listReplies,
  showComment,
} from '@arquiba/contract/comments';
import { vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
import { restoreAccount } from '@arquiba/contract/privacy';
import { likePost, listLikes, repost, sendPost } from '@arquiba/contract/reactions';
import { blockProfile, muteProfile } from '@arquiba/contract/safety';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purgeJob } from './purge-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
// Each test does a lot; a busy machine needs time.
vi.setConfig({ testTimeout: 120_000 });
let app: TestApp;
let author: Person;
let reader: Person;
let leaver: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS, read: GENEROUS } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [author, reader, leaver] = [await signUp(app), await signUp(app), await signUp(app)];
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 24 };
  id = (await author.call(createPost, { text: 'Vai ter jogo?', poll })).id;
});

const comment = async ({ call }: Person, parentId?: string) =>
  (await call(createComment, { id, text: 'Opa', ...(parentId && { parentId }) })).id;

/** Everything that is counted for a post, and a comment with a like. */
async function actAll(person: Person) {
  const { call } = person;
  await call(likePost, { id });
  await call(repost, { id });
  await call(sendPost, { id });
  await call(savePost, { id });
  await call(vote, { id, positions: [0] });
  await call(createPost, { text: 'Olhem', quoteOf: id });
  return comment(person);
}

/** The counters of a post, and how many comments and likes its lists hold. */
async function seenBy({ call }: Pick<Person, 'call'>) {
  const { counts, poll } = await call(getPost, { id });
  const { items } = await call(listComments, { id });
  let listed = items.length;
  for (const top of items) {
    const replies = await call(listReplies, { id: top.id });
    expect(top.counts.replies).toBe(replies.items.length);
    listed += replies.items.length;
  }
  return { ...counts, votes: poll?.options.map(({ votes }) => votes), listed };
}
const NOTHING = { likes: 0, comments: 0, shares: 0, sends: 0, saves: 0, votes: [0, 0], listed: 0 };
const ONCE = { likes: 1, comments: 1, shares: 2, sends: 1, saves: 1, votes: [1, 0], listed: 1 };

async function purgeAll(): Promise<void> {
  app.clock.advance(31 * 24 * 60 * 60_000);
  const signal = AbortSignal.timeout(60_000);
  await purgeJob.run(app.api.services, {}, { jobId: 'test', number: 1, signal });
}

const comeBack = ({ sent: { email, password } }: Person) =>
  app.call(restoreAccount, { email, password });

describe('what a deleted account did', () => {
  test('is counted nowhere, again when it comes back, and not a second time when it is purged', async () => {
    await actAll(leaver);
    expect(await seenBy(reader)).toEqual(ONCE);
    await leave(app, leaver);
    expect(await seenBy(reader)).toEqual(NOTHING);
    expect((await reader.call(listLikes, { id })).items).toEqual([]);
    await comeBack(leaver);
    expect(await seenBy(reader)).toEqual(ONCE);
    await leave(app, leaver);
    await actAll(reader);
    await purgeAll();
    expect(await seenBy(app)).toEqual(ONCE);
  });

  test('in threads: with whoever began one its replies go, and come back with both', async () => {
    const top = await comment(leaver);
    const [kept, own] = [await comment(reader), await comment(reader, top)];
    await comment(leaver, kept);
    await leaver.call(likeComment, { id: kept });
    await author.call(likeComment, { id: own });
    expect(await seenBy(author)).toMatchObject({ comments: 4, listed: 4 });

    await leave(app, leaver);
    expect(await seenBy(author)).toMatchObject({ comments: 1, listed: 1 });
    expect(await author.call(getComment, { id: kept })).toMatchObject({
      comment: { counts: { likes: 0, replies: 0 } },
    });
    await leave(app, reader);
    await comeBack(leaver);
    expect(await seenBy(author)).toMatchObject({ comments: 1, listed: 1 });
    await comeBack(reader);
    expect(await seenBy(author)).toMatchObject({ comments: 4, listed: 4 });
    expect(await author.call(getComment, { id: kept })).toMatchObject({
      comment: { counts: { likes: 1, replies: 1 } },
    });
  });

  test('removed while it is away is not taken off twice', async () => {
    const top = await comment(leaver);
    await actAll(reader);
    await leave(app, leaver);
    await app.pool.query('DELETE FROM comment WHERE id = $1', [top]);
    expect(await seenBy(author)).toEqual(ONCE);
    await comeBack(leaver);
    expect(await seenBy(author)).toEqual(ONCE);
  });

  test('at the moment of leaving: counters fit the rows of those who are shown', async () => {
    const top = await comment(reader);
    for (let round = 0; round < 10; round += 1) {
      const as = app.api.callAs(leaver.id);
      const acts = [
        as(likePost, { id }),
        as(savePost, { id }),
        as(sendPost, { id }),
        as(vote, { id, positions: [round % 2] }),
        as(createComment, { id, text: 'Já vou' }),
        as(createComment, { id, text: 'Tchau', parentId: top }),
        as(likeComment, { id: top }),
      ].map((act) => act.catch(() => null));
      await Promise.all([leave(app, leaver), ...acts]);
      expect(await seenBy(reader), `round ${round}`).toEqual({
        ...NOTHING,
        comments: 1,
        listed: 1,
      });
      await comeBack(leaver);
    }
    const back = await seenBy(reader);
    expect(back.comments).toBe(back.listed);
    expect(app.logged.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  });
});

test('blocking and muting are between two people: nothing is counted otherwise for anybody', async () => {
  await actAll(leaver);
  await reader.call(muteProfile, { username: leaver.username });
  await author.call(blockProfile, { username: leaver.username });
  for (const viewer of [author, reader]) {
    const { listed, ...counts } = await seenBy(viewer);
    expect({ ...counts, listed: 1 }).toEqual(ONCE);
    expect(listed).toBe(0);
  }
  expect((await author.call(listLikes, { id })).items).toEqual([]);
  expect((await reader.call(listLikes, { id })).items).toHaveLength(1);
});

test('a reply that the author of the post hides is counted for whom it is listed', async () => {
  const top = await comment(reader);
  const [first, second] = [await comment(leaver, top), await comment(leaver, top)];
  const replies = async ({ call }: Pick<Person, 'call'>) => {
    const { items } = await call(listReplies, { id: top });
    const { counts } = (await call(getComment, { id: top })).comment;
    expect(counts.replies).toBe(items.length);
    return counts.replies;
  };
  await author.call(hideComment, { id: first });
  expect(await seenBy(app)).toMatchObject({ comments: 2, listed: 2 });
  expect([await replies(app), await replies(leaver), await replies(author)]).toEqual([1, 2, 2]);
  await author.call(deleteComment, { id: first });
  expect([await replies(app), await replies(leaver), await replies(author)]).toEqual([1, 1, 1]);
  await author.call(hideComment, { id: top });
  expect(await replies(author)).toBe(1);
  expect(await seenBy(app)).toMatchObject({ comments: 0, listed: 0 });
  await author.call(deleteComment, { id: second });
  expect(await replies(author)).toBe(0);
  await author.call(showComment, { id: top });
  expect(await seenBy(app)).toMatchObject({ comments: 1, listed: 1 });
});
