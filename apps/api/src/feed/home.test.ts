import { getFeed } from '@arquiba/contract/feed';
import { follow, unfollow } from '@arquiba/contract/follows';
import { type Audience, createPost, deletePost } from '@arquiba/contract/posts';
import { repost, undoRepost } from '@arquiba/contract/reactions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountChannel } from '../platform/realtime/socket-channels.ts';

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

async function homeOf(person: Person, limit = 20): Promise<string[]> {
  const { items } = await person.call(getFeed, { kind: 'following', limit });
  return items.map(({ text, repost }) => (repost ? `${repost.by.username}: ${text}` : text));
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
    expect(await homeOf(reader)).toEqual(['Antes']);
    await publish(friend, 'Depois');
    await publish(other, 'De outra pessoa');
    await publish(reader, 'Meu');
    expect((await homeOf(reader))[0]).toBe('Meu');
    expect(await homeOf(reader)).toEqual(['Meu', 'Depois', 'Antes']);
  });

  test('goes on by cursor, each post once', async () => {
    const [reader, friend] = (await group(2)) as [Person, Person];
    await reader.call(follow, { username: friend.username });
    await homeOf(reader);
    const texts = Array.from({ length: 9 }, (_, index) => `Lance ${index}`);
    for (const text of texts) await publish(text.endsWith('4') ? reader : friend, text);
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

  test('has what is for followers, and never what is for its author alone', async () => {
    const [reader, friend, stranger] = (await group(3)) as [Person, Person, Person];
    await reader.call(follow, { username: friend.username });
    for (const person of [reader, stranger]) await homeOf(person);
    await publish(friend, 'Para quem segue', 'followers');
    await publish(friend, 'Só meu', 'self');
    expect(await homeOf(reader)).toEqual(['Para quem segue']);
    expect(await homeOf(friend)).toEqual(['Só meu', 'Para quem segue']);
    expect(await homeOf(stranger)).toEqual([]);
  });

  test('loses at once whom one follows no more, blocks or mutes, and what is deleted', async () => {
    const [reader, friend, rival, loud] = (await group(4)) as [Person, Person, Person, Person];
    for (const { username } of [friend, rival, loud]) await reader.call(follow, { username });
    await homeOf(reader);
    const gone = await publish(friend, 'Apagado');
    for (const each of [friend, rival, loud]) await publish(each, `De ${each.username}`);
    expect(await homeOf(reader)).toHaveLength(4);
    await friend.call(deletePost, { id: gone });
    expect(await homeOf(reader)).toHaveLength(3);
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [rival.id, reader.id]);
    expect(await homeOf(reader)).toHaveLength(2);
    await app.pool.query('INSERT INTO mute VALUES ($1, $2, NULL, now())', [reader.id, loud.id]);
    expect(await homeOf(reader)).toEqual([`De ${friend.username}`]);
    await reader.call(unfollow, { username: friend.username });
    expect(await homeOf(reader)).toEqual([]);
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
      `INSERT INTO post (id, author_id, text, created_at)
       SELECT $1::bigint + n, $2, 'Lance', now() FROM generate_series(1, 79) n`,
      [original, author.id],
    );
    await repeat(fan, original);
    expect(await homeOf(reader, 50)).not.toContain(`${fan.username}: Golaço`);
    await fan.call(undoRepost, { id: original });
    await publish(author, 'Mais um');
    await repeat(fan, original);
    // This process is notified of posts that were not written through it.
    await expect.poll(async () => (await homeOf(reader))[0]).toBe(`${fan.username}: Golaço`);
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
