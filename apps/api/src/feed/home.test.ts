import { getFeed } from '@arquiba/contract/feed';
import { follow, unfollow } from '@arquiba/contract/follows';
import { type Audience, createPost, deletePost } from '@arquiba/contract/posts';
import { repost, undoRepost } from '@arquiba/contract/reactions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signUp } from '../../../../tools/testing/people.ts';
import { startTestApp, type TestApp } from '../../../../tools/testing/test-app.ts';
import { accountChannel } from '../platform/socket-channels.ts';
import { fanOut } from './fan-out.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { write: { size: 10_000, seconds: 60 } } });
});
afterAll(() => app.close());

async function publish(author: Person, text: string, audience: Audience = 'public') {
  app.clock.advance(1000);
  return (await author.call(createPost, { text, audience })).id;
}

async function repeat(by: Person, id: string): Promise<void> {
  app.clock.advance(1000);
  await by.call(repost, { id });
}

/** Until everything that was announced has had its effect. */
async function settle(): Promise<void> {
  const counts = async () => {
    const { outbox, ...jobs } = await app.api.jobCounts();
    const ours = Object.entries(jobs).filter(([name]) => name.startsWith('feed.'));
    return [outbox, ...ours.map(([, count]) => count)].reduce(
      (sum, count) => sum + (count?.queued ?? 0) + (count?.active ?? 0),
      0,
    );
  };
  await expect.poll(counts, { timeout: 10_000, interval: 20 }).toBe(0);
}

async function homeOf(person: Person, limit = 20): Promise<string[]> {
  const { items } = await person.call(getFeed, { kind: 'following', limit });
  return items.map(({ text, repost }) => (repost ? `${repost.by.username}: ${text}` : text));
}

/** What lies in a home, newest first. */
async function stored({ id }: Person): Promise<string[]> {
  const { rows } = await app.pool.query<{ post_id: string }>(
    'SELECT post_id FROM home WHERE owner_id = $1 ORDER BY post_id DESC',
    [id],
  );
  return rows.map((row) => row.post_id);
}

async function group<N extends number>(size: N) {
  const people: Person[] = [];
  while (people.length < size) people.push(await signUp(app));
  return people as Person[] & { length: N };
}

describe('the home of someone', () => {
  test('holds what those write whom they follow, and their own, newest first', async () => {
    const [reader, friend, other] = (await group(3)) as [Person, Person, Person];
    await friend.call(createPost, { text: 'Antes' });
    await reader.call(follow, { username: friend.username });
    await settle();
    expect(await homeOf(reader)).toEqual(['Antes']);
    const sent = await publish(friend, 'Depois');
    await publish(other, 'De outra pessoa');
    await publish(reader, 'Meu');
    expect((await homeOf(reader))[0]).toBe('Meu');
    await settle();
    expect(await homeOf(reader)).toEqual(['Meu', 'Depois', 'Antes']);
    expect(await stored(reader)).toContain(sent);
  });

  test('goes on by cursor, each post once', async () => {
    const [reader, friend] = (await group(2)) as [Person, Person];
    await reader.call(follow, { username: friend.username });
    await homeOf(reader);
    const texts = Array.from({ length: 9 }, (_, index) => `Lance ${index}`);
    for (const text of texts) await publish(text.endsWith('4') ? reader : friend, text);
    await settle();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { text: string }[]; nextCursor: string | null } = await reader.call(
        getFeed,
        { kind: 'following', limit: 2, ...(cursor && { cursor }) },
      );
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(texts.toReversed());
  });

  test('is nobody’s without a session', async () => {
    await expect(app.call(getFeed, { kind: 'following' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });

  test('is sent what is for followers, and never what is for its author alone', async () => {
    const [reader, friend, stranger] = (await group(3)) as [Person, Person, Person];
    await reader.call(follow, { username: friend.username });
    for (const person of [reader, stranger]) await homeOf(person);
    await publish(friend, 'Para quem segue', 'followers');
    const own = await publish(friend, 'Só meu', 'self');
    await settle();
    expect(await homeOf(reader)).toEqual(['Para quem segue']);
    expect(await stored(reader)).not.toContain(own);
    expect(await homeOf(friend)).toEqual(['Só meu', 'Para quem segue']);
    expect(await homeOf(stranger)).toEqual([]);
  });

  test('is put together anew for who was away, and not filled meanwhile', async () => {
    const [reader, friend] = (await group(2)) as [Person, Person];
    await reader.call(follow, { username: friend.username });
    await publish(friend, 'Um');
    expect(await homeOf(reader)).toEqual(['Um']);
    app.clock.advance(8 * DAY_MS);
    const missed = await publish(friend, 'Dois');
    await settle();
    expect(await stored(reader)).not.toContain(missed);
    expect(await homeOf(reader)).toEqual(['Dois', 'Um']);
    expect(await stored(reader)).toContain(missed);
    await publish(friend, 'Três');
    await settle();
    expect(await homeOf(reader)).toEqual(['Três', 'Dois', 'Um']);
  });

  test('is put together anew after a breakdown, which empties homes and who has one alike', async () => {
    const { rows } = await app.pool.query(
      `SELECT DISTINCT relpersistence AS kept FROM pg_class
       WHERE oid IN ('home'::regclass, 'home_owner'::regclass)`,
    );
    expect(rows).toEqual([{ kept: 'u' }]);
    const [reader, friend] = [await signUp(app), await signUp(app)];
    await reader.call(follow, { username: friend.username });
    const { id } = await friend.call(createPost, { text: 'antes da queda' });
    await reader.call(getFeed, { kind: 'following' });
    await app.pool.query('TRUNCATE home, home_owner');
    const { items } = await reader.call(getFeed, { kind: 'following' });
    expect(items.map((post) => post.id)).toEqual([id]);
  });

  test('loses at once whom one follows no more, blocks or mutes, and what is deleted', async () => {
    const [reader, friend, rival, loud] = (await group(4)) as [Person, Person, Person, Person];
    for (const { username } of [friend, rival, loud]) await reader.call(follow, { username });
    await homeOf(reader);
    const gone = await publish(friend, 'Apagado');
    for (const each of [friend, rival, loud]) await publish(each, `De ${each.username}`);
    await settle();
    expect(await homeOf(reader)).toHaveLength(4);
    await friend.call(deletePost, { id: gone });
    expect(await homeOf(reader)).toHaveLength(3);
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [rival.id, reader.id]);
    expect(await homeOf(reader)).toHaveLength(2);
    await app.pool.query('INSERT INTO mute VALUES ($1, $2, NULL, now())', [reader.id, loud.id]);
    expect(await homeOf(reader)).toEqual([`De ${friend.username}`]);
    await reader.call(unfollow, { username: friend.username });
    expect(await homeOf(reader)).toEqual([]);
    await settle();
    expect(await stored(reader)).toHaveLength(2);
  });

  test('shows what is repeated once, where it stands already', async () => {
    const [reader, author, fan, other] = (await group(4)) as [Person, Person, Person, Person];
    for (const { username } of [author, fan]) await reader.call(follow, { username });
    await homeOf(reader);
    const original = await publish(author, 'Golaço');
    const foreign = await publish(other, 'De fora');
    await repeat(fan, original);
    await repeat(author, foreign);
    await repeat(fan, foreign);
    await repeat(reader, original);
    await settle();
    const page = [`${author.username}: De fora`, 'Golaço'];
    expect(await homeOf(reader)).toEqual(page);
    expect(await homeOf(reader, 3)).toEqual(page.slice(0, 1));
  });

  test('shows again what is repeated after eighty others', async () => {
    const [reader, author, fan] = (await group(3)) as [Person, Person, Person];
    for (const { username } of [author, fan]) await reader.call(follow, { username });
    await homeOf(reader);
    const original = await publish(author, 'Golaço');
    await app.pool.query(
      `INSERT INTO home (owner_id, post_id, author_id)
       SELECT $1, $2::bigint + n, $3 FROM generate_series(1, 79) n`,
      [reader.id, original, author.id],
    );
    await repeat(fan, original);
    await settle();
    expect(await homeOf(reader, 50)).not.toContain(`${fan.username}: Golaço`);
    await fan.call(undoRepost, { id: original });
    await publish(author, 'Mais um');
    await repeat(fan, original);
    await settle();
    expect((await homeOf(reader))[0]).toBe(`${fan.username}: Golaço`);
  });

  test('fetches the posts of those who are too loud to be sent', async () => {
    const [reader, star] = (await group(2)) as [Person, Person];
    await reader.call(follow, { username: star.username });
    await homeOf(reader);
    await publish(star, 'Ainda baixo');
    await settle();
    await app.pool.query('INSERT INTO loud_author VALUES ($1)', [star.id]);
    const sent = await publish(star, 'Alto');
    await publish(star, 'Só meu', 'self');
    await settle();
    expect(await stored(reader)).not.toContain(sent);
    expect(await homeOf(reader)).toEqual(['Alto', 'Ainda baixo']);
  });

  test('is reached in portions too, by everybody once', async () => {
    const [star, ...fans] = (await group(6)) as [Person, ...Person[]];
    for (const fan of fans) await fan.call(follow, { username: star.username });
    for (const fan of fans) await homeOf(fan);
    const post = await publish(star, 'Para todos');
    await settle();
    await app.pool.query('DELETE FROM home WHERE post_id = $1', [post]);
    for (let time = 0; time < 2; time += 1) await fanOut(app.api.services, post, { portion: 2 });
    for (const fan of fans) expect(await stored(fan)).toEqual([post]);
  });

  test('by somebody too loud to be sent is news to those who follow, unless they muted them', async () => {
    const [star, fan, stranger, bored] = (await group(4)) as [Person, Person, Person, Person];
    for (const { call } of [fan, bored]) await call(follow, { username: star.username });
    await app.pool.query('INSERT INTO loud_author VALUES ($1)', [star.id]);
    await app.pool.query('INSERT INTO mute VALUES ($1, $2, NULL, now())', [bored.id, star.id]);
    const heard: [string, unknown][] = [];
    const stops = [fan, stranger, bored].map(({ id }) =>
      app.api.services.realtime.subscribe(accountChannel(id), (event) => heard.push([id, event])),
    );
    await publish(star, 'Só meu', 'self');
    const originId = await publish(star, 'Para vinte mil');
    await expect.poll(() => heard).toEqual([[fan.id, { type: 'feed', originId }]]);
    expect(await stored(fan)).not.toContain(originId);
    for (const stop of stops) stop();
  });

  test('is news to its owner, once, unless they muted who wrote', async () => {
    const [reader, friend, muted] = (await group(3)) as [Person, Person, Person];
    for (const { username } of [friend, muted]) await reader.call(follow, { username });
    await homeOf(reader);
    await app.pool.query('INSERT INTO mute VALUES ($1, $2, NULL, now())', [reader.id, muted.id]);
    const heard: unknown[] = [];
    const stop = app.api.services.realtime.subscribe(accountChannel(reader.id), (event) =>
      heard.push(event),
    );
    await publish(muted, 'Não quero saber');
    const first = await publish(friend, 'Gol');
    await expect.poll(() => heard).toEqual([{ type: 'feed', originId: first }]);
    const foreign = await publish(muted, 'De fora');
    await repeat(friend, foreign);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toEqual({ type: 'feed', originId: foreign });
    stop();
  });
});
