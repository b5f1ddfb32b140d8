import { getFeed } from '@arquiba/contract/feed';
import { acceptFollowRequest } from '@arquiba/contract/follow-lists';
import { follow, unfollow } from '@arquiba/contract/follows';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { blockProfile } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { statementsOf } from '@arquiba/testing/statements';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, createApi } from '../app.ts';
import { type Database, newId, openDatabase } from '../platform/database/database.ts';
import { HomeMemory } from './home-memory.ts';

const OF_HOMES = /^(feed_home|feed_authors|posts_cards)/;

let app: TestApp;
/** Another process on the same database. */
let other: Api;
let otherPool: pg.Pool;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { write: { size: 10_000, seconds: 60 } } });
  otherPool = new pg.Pool({ connectionString: app.databaseUrl, max: 4 });
  otherPool.on('error', () => {});
  other = await startOther();
});
afterAll(async () => {
  await other.stop();
  await otherPool.end();
  await app.close();
});

async function startOther(): Promise<Api> {
  const { clock, databaseUrl, mailFolder } = app;
  const api = await createApi({
    ...{ pool: otherPool, databaseUrl, clock, media: app.media.port, publicUrl: TEST_ORIGIN },
    ...{ log: pino({ level: 'silent' }), mail: { folder: mailFolder } },
    secretKey: Buffer.alloc(32, 7),
  });
  await api.start();
  return api;
}

async function homeIn(api: Api, { id }: Person): Promise<string[]> {
  const { items } = await api.callAs(id)(getFeed, { kind: 'following', limit: 20 });
  return items.map(({ text }) => text);
}

function readPage({ id }: Person, limit: number, cursor?: string | null) {
  return app.api.callAs(id)(getFeed, { kind: 'following', limit, ...(cursor && { cursor }) });
}

/** Notifications reach a process a little later. */
function eventually<T>(read: () => Promise<T>) {
  return expect.poll(read);
}

async function publish(author: Person, text: string): Promise<string> {
  app.clock.advance(1000);
  return (await author.call(createPost, { text })).id;
}

/** A reader who follows someone, with the reader's home cached in both processes. */
async function pair(): Promise<[Person, Person]> {
  const [reader, friend] = [await signUp(app), await signUp(app)];
  await reader.call(follow, { username: friend.username });
  await eventually(() => homeIn(other, reader)).toEqual([]);
  expect(await homeIn(app.api, reader)).toEqual([]);
  return [reader, friend];
}

/** The statements of a call that concern homes and posts. */
async function homeStatementsOf(call: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(call)).filter((name) => OF_HOMES.test(name));
}

describe('homes of two processes', () => {
  test('have what was published in either, and lose what was deleted', async () => {
    const [reader, friend] = await pair();
    const id = await publish(friend, 'Gol');
    expect(await homeIn(app.api, reader)).toEqual(['Gol']);
    await eventually(() => homeIn(other, reader)).toEqual(['Gol']);
    await other.callAs(friend.id)(createPost, { text: 'Do outro processo' });
    expect(await homeIn(other, reader)).toHaveLength(2);
    await eventually(() => homeIn(app.api, reader)).toHaveLength(2);
    await friend.call(deletePost, { id });
    expect(await homeIn(other, reader)).toEqual(['Do outro processo']);
  });

  test('know whom one follows, whichever process one told', async () => {
    const [reader, friend] = await pair();
    const third = await signUp(app);
    for (const author of [friend, third]) await publish(author, `De ${author.username}`);
    await reader.call(follow, { username: third.username });
    expect(await homeIn(app.api, reader)).toHaveLength(2);
    await eventually(() => homeIn(other, reader)).toHaveLength(2);
    await other.callAs(reader.id)(unfollow, { username: friend.username });
    const left = [`De ${third.username}`];
    for (const api of [other, app.api]) expect(await homeIn(api, reader)).toEqual(left);
  });

  test('show a private profile from the moment that it accepts, and nothing of who blocks', async () => {
    const [reader, friend] = await pair();
    const shy = await signUp(app);
    await shy.call(updateProfile, { private: true });
    await publish(shy, 'Só para quem eu deixo');
    await reader.call(follow, { username: shy.username });
    expect(await homeIn(other, reader)).toEqual([]);
    await shy.call(acceptFollowRequest, { username: reader.username });
    for (const api of [app.api, other]) {
      await eventually(() => homeIn(api, reader)).toEqual(['Só para quem eu deixo']);
    }
    await publish(friend, 'De quem bloqueia');
    await eventually(() => homeIn(other, reader)).toHaveLength(2);
    await friend.call(blockProfile, { username: reader.username });
    for (const api of [app.api, other]) {
      expect(await homeIn(api, reader)).toEqual(['Só para quem eu deixo']);
    }
  });

  test('cost one statement where everything is at hand', async () => {
    const [reader, friend] = await pair();
    for (let count = 0; count < 5; count += 1) await publish(friend, `Lance ${count}`);
    const { nextCursor } = await readPage(reader, 2);
    for (const cursor of [null, nextCursor]) {
      await eventually(() => homeStatementsOf(() => readPage(reader, 2, cursor))).toEqual([
        'posts_cards',
      ]);
    }
  });

  test('go on in the database below what is kept of an author', async () => {
    const [reader, friend] = await pair();
    const base = BigInt(newId(app.clock.now()));
    await app.pool.query(
      `WITH written AS (INSERT INTO post (id, author_id, text, created_at)
         SELECT $1::bigint + n, $2, 'Lance ' || n, now() FROM generate_series(1, 140) n RETURNING id)
       INSERT INTO post_stat (post_id) SELECT id FROM written`,
      [base, friend.id],
    );
    await eventually(async () => (await homeIn(app.api, reader))[0]).toBe('Lance 140');
    const pages: Awaited<ReturnType<typeof readPage>>[] = [];
    const kept = ['posts_cards'];
    for (const expected of [kept, kept, ['feed_home_deep', 'posts_cards']]) {
      const statements = await homeStatementsOf(async () => {
        pages.push(await readPage(reader, 50, pages.at(-1)?.nextCursor));
      });
      expect(statements).toEqual(expected);
    }
    expect(pages.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(
      Array.from({ length: 140 }, (_, place) => `Lance ${140 - place}`),
    );
    expect(pages.at(-1)?.nextCursor).toBeNull();
  });
});

describe('what is kept of homes', () => {
  /** A database that holds back the result of one statement until it is released. */
  function holding(name: string) {
    const [asked, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const query = async (statement: pg.QueryConfig) => {
      const answer = await app.pool.query(statement);
      if (statement.name !== name) return answer;
      asked.resolve();
      await given.promise;
      return answer;
    };
    const db = { $client: { query } } as unknown as Database;
    return { db, asked: asked.promise, give: given.resolve };
  }

  function change(author: Person, id: string) {
    const ids = { id: BigInt(id), authorId: BigInt(author.id), repostOf: 0n };
    return { ...ids, audience: 'public', isGone: false };
  }

  test.each(['feed_home', 'feed_authors'])(
    'has a post that came after it was looked for and before it was there (%s)',
    async (name) => {
      const [reader, friend] = await pair();
      const [memory, { db, asked, give }] = [new HomeMemory(), holding(name)];
      const owner = name === 'feed_home' ? friend : reader;
      const loading = memory.listsOf(db, BigInt(owner.id));
      await asked;
      const id = await publish(friend, 'No meio');
      memory.apply(change(friend, id));
      give();
      expect((await loading).flatMap((list) => [...list.ids])).toEqual([BigInt(id)]);
    },
  );

  test('is read anew for who follows somebody else since it was looked for', async () => {
    const [reader, friend] = await pair();
    const [memory, { db, asked, give }] = [new HomeMemory(), holding('feed_home')];
    const late = memory.listsOf(db, BigInt(reader.id));
    await asked;
    const third = await signUp(app);
    await reader.call(follow, { username: third.username });
    memory.forgetHome(BigInt(reader.id));
    const lists = await memory.listsOf(openDatabase(app.pool), BigInt(reader.id));
    expect(lists.map(({ authorId }) => authorId).toSorted()).toEqual(
      [reader, friend, third].map(({ id }) => BigInt(id)).toSorted(),
    );
    give();
    expect(await late).toHaveLength(2);
    expect(await memory.listsOf(db, BigInt(reader.id))).toHaveLength(3);
  });

  test('is not there where it could not be read, and is looked for again', async () => {
    const [reader] = await pair();
    const [memory, failing] = [new HomeMemory(), new Error('The database is away')];
    const away = { $client: { query: () => Promise.reject(failing) } } as unknown as Database;
    await expect(memory.listsOf(away, BigInt(reader.id))).rejects.toBe(failing);
    expect(await memory.listsOf(openDatabase(app.pool), BigInt(reader.id))).toHaveLength(2);
  });

  test('stays within its size, and is right all the same', async () => {
    const [reader, friend] = await pair();
    const memory = new HomeMemory({ mostBytes: { authors: 1000, homes: 1000 } });
    const db = openDatabase(app.pool);
    const id = await publish(friend, 'Um');
    for (let time = 0; time < 3; time += 1) {
      for (const person of [reader, friend]) {
        const lists = await memory.listsOf(db, BigInt(person.id));
        expect(lists.flatMap((list) => [...list.ids])).toEqual([BigInt(id)]);
        expect(memory.bytes).toBeLessThanOrEqual(2000);
      }
    }
  });

  test('is trusted for a while only, should a notification get lost', async () => {
    const [reader, friend] = await pair();
    let now = 1;
    const memory = new HomeMemory({ trustedMs: 1000, now: () => now });
    const db = openDatabase(app.pool);
    const seen = async () =>
      (await memory.listsOf(db, BigInt(reader.id))).flatMap((list) => [...list.ids]);
    expect(await seen()).toEqual([]);
    const id = await publish(friend, 'Não contado');
    expect(await seen()).toEqual([]);
    now = 1002;
    expect(await seen()).toEqual([BigInt(id)]);
  });
});

// Last, because this test cuts connections, and they come back only after a while.
describe('homes of a process that was away', () => {
  test('are whole again, also where it lost its connection', async () => {
    const [reader, friend] = await pair();
    await other.stop();
    await publish(friend, 'Enquanto isso');
    other = await startOther();
    expect(await homeIn(other, reader)).toEqual(['Enquanto isso']);
    await app.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'arquiba listener' AND datname = current_database()`,
    );
    await publish(friend, 'Sem ninguém ouvir');
    for (const api of [app.api, other]) {
      await eventually(() => homeIn(api, reader)).toEqual(['Sem ninguém ouvir', 'Enquanto isso']);
    }
  });
});
