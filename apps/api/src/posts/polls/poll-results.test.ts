import { follow } from '@arquiba/contract/follows';
import { listVoters, vote } from '@arquiba/contract/polls';
import { createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { getPostCounts, repost } from '@arquiba/contract/reactions';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { InputOf } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const HOUR = 3_600_000;
let app: TestApp;
let author: Person;
let voter: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({
    started: true,
    budgets: { read: GENEROUS, write: GENEROUS, credentials: GENEROUS },
  });
});
beforeEach(async () => {
  [author, voter, reader] = [await signUp(app), await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

type NewPoll = NonNullable<InputOf<typeof createPost>['poll']>;

async function ask(rules: Partial<NewPoll>): Promise<string> {
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 1, ...rules };
  return (await author.call(createPost, { text: 'Foi pênalti?', poll })).id;
}

/** The votes in every answer that shows a poll. */
async function votesFor({ call }: Pick<Person, 'call'>, id: string) {
  const post = await call(getPost, { id });
  const list = await call(listProfilePosts, { username: author.username });
  const counts = await call(getPostCounts, { ids: id });
  return [
    post.poll?.options.map(({ votes }) => votes),
    list.items.find((each) => each.id === id)?.poll?.options.map(({ votes }) => votes),
    counts.items[0]?.votes,
  ];
}
const HIDDEN = [[null, null], [null, null], null];
const SHOWN = [
  [0, 1],
  [0, 1],
  [0, 1],
];

describe('a result that is shown after voting', () => {
  test('is for its author and those who voted, and for everyone after the end', async () => {
    const id = await ask({ results: 'voted' });
    const { options } = await voter.call(vote, { id, positions: [1] });
    expect(options.map(({ votes }) => votes)).toEqual([0, 1]);
    expect(await votesFor(app, id)).toEqual(HIDDEN);
    expect(await votesFor(reader, id)).toEqual(HIDDEN);
    expect(await votesFor(author, id)).toEqual(SHOWN);
    expect(await votesFor(voter, id)).toEqual(SHOWN);
    const quote = await reader.call(createPost, { text: 'Olhem', quoteOf: id });
    expect(quote.quoted?.poll?.options.map(({ votes }) => votes)).toEqual([null, null]);
    app.clock.advance(HOUR);
    expect(await votesFor(app, id)).toEqual(SHOWN);
    expect(await votesFor(reader, id)).toEqual(SHOWN);
  });

  test('is in no event until the end', async () => {
    const id = await ask({ results: 'voted' });
    const heard: RealtimeEvent[] = [];
    app.api.services.realtime.subscribe(`post:${id}`, (event) => heard.push(event));
    await voter.call(vote, { id, positions: [1] });
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'counts', votes: null });
    app.clock.advance(HOUR);
    await reader.call(repost, { id });
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'counts', votes: [0, 1] });
  });

  test('is always there where its author wants that', async () => {
    const id = await ask({});
    await voter.call(vote, { id, positions: [1] });
    expect(await votesFor(app, id)).toEqual(SHOWN);
  });
});

describe('who voted', () => {
  const votersFor = async ({ call }: Pick<Person, 'call'>, id: string, position = 1) =>
    (await call(listVoters, { id, position })).items.map(({ username }) => username);

  test('is never told of an anonymous poll, not to its author either', async () => {
    const id = await ask({});
    await voter.call(vote, { id, positions: [1] });
    for (const each of [app, author, voter]) {
      await expect(votersFor(each, id)).rejects.toMatchObject({
        ...{ code: 'not_allowed', message: 'Os votos desta enquete são anônimos.' },
      });
    }
    expect(JSON.stringify(await author.call(getPost, { id }))).not.toContain(voter.username);
  });

  test('is told of an open one, by option', async () => {
    const id = await ask({ anonymous: false });
    await voter.call(vote, { id, positions: [1] });
    expect(await votersFor(app, id, 1)).toEqual([voter.username]);
    expect(await votersFor(app, id, 0)).toEqual([]);
    await expect(votersFor(app, id, 2)).rejects.toMatchObject({ code: 'not_found' });
    await voter.call(vote, { id, positions: [0] });
    expect(await votersFor(reader, id, 1)).toEqual([]);
    expect(await votersFor(reader, id, 0)).toEqual([voter.username]);
  });

  test('is told page by page, each person once', async () => {
    const id = await ask({ anonymous: false });
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(app)));
    for (const { call } of people) await call(vote, { id, positions: [1] });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.call(listVoters, { id, position: 1, limit: 2, cursor });
      found.push(...page.items.map(({ username }) => username));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found.sort()).toEqual(people.map(({ username }) => username).sort());
  });

  test('leaves out those whom the viewer may not see', async () => {
    const id = await ask({ anonymous: false });
    const [blocker, secret, gone] = [await signUp(app), await signUp(app), await signUp(app)];
    for (const { call } of [voter, blocker, secret, gone]) await call(vote, { id, positions: [1] });
    await blocker.call(blockProfile, { username: reader.username });
    await secret.call(updateProfile, { private: true });
    await leave(app, gone);
    expect(await votersFor(reader, id)).toEqual([voter.username]);
    expect(new Set(await votersFor(author, id))).toEqual(
      new Set([voter.username, blocker.username]),
    );
    await expect(
      (async () => {
        await author.call(blockProfile, { username: reader.username });
        return votersFor(reader, id);
      })(),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is told with the result, not before it', async () => {
    const id = await ask({ anonymous: false, results: 'voted' });
    await voter.call(vote, { id, positions: [1] });
    await expect(votersFor(reader, id)).rejects.toMatchObject({
      ...{ code: 'not_allowed', message: 'Quem votou aparece depois do seu voto.' },
    });
    expect(await votersFor(author, id)).toEqual([voter.username]);
    await reader.call(vote, { id, positions: [0] });
    expect(await votersFor(reader, id)).toEqual([voter.username]);
  });

  test('is for those who may see the post', async () => {
    const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], anonymous: false };
    const { id } = await author.call(createPost, {
      text: 'Entre nós',
      poll,
      audience: 'followers',
    });
    await expect(votersFor(reader, id)).rejects.toMatchObject({ code: 'not_found' });
    await reader.call(follow, { username: author.username });
    expect(await votersFor(reader, id)).toEqual([]);
  });
});
