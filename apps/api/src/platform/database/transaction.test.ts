import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Queryable } from './database.ts';
import { afterCommit, read, write } from './transaction.ts';

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await startTestApp();
  db = app.api.services.db;
  await app.pool.query('CREATE TABLE note (n integer PRIMARY KEY, at serial)');
});
beforeEach(() => app.pool.query('TRUNCATE note'));
afterAll(() => app.close());

test('changes are made in their order, before what is asked after them and with the commit', async () => {
  const seen = await db.transaction(async (tx) => {
    await note(tx, 2);
    await note(tx, 1);
    const between = await notes(tx);
    await note(tx, 3);
    return between;
  });
  expect(seen).toEqual([2, 1]);
  expect(await notes(db)).toEqual([2, 1, 3]);
});

test('nothing is asked before it has to be', async () => {
  const done: number[] = [];
  await db.transaction(async (tx) => {
    await write(tx, NOTE, [1], { done: () => done.push(1) });
    await app.pool.query('SELECT 1');
    expect(done).toEqual([]);
  });
  expect(done).toEqual([1]);
});

test('a change that is refused fails its transaction, by its own reason, and nothing is kept', async () => {
  const refused = { failed: () => new Error('there is one already') };
  const atTheEnd = db.transaction(async (tx) => {
    await note(tx, 1);
    await write(tx, NOTE, [1], refused);
    await note(tx, 2);
  });
  await expect(atTheEnd).rejects.toThrow('there is one already');
  const onTheWay = db.transaction(async (tx) => {
    await note(tx, 1);
    await note(tx, 1);
    await tx.execute(sql`SELECT 1`);
  });
  await expect(onTheWay).rejects.toMatchObject({ constraint: 'note_pkey' });
  expect(await notes(db)).toEqual([]);
  expect(app.pool.idleCount).toBe(app.pool.totalCount);
});

test('who fails leaves nothing, and what was to follow does not', async () => {
  const followed: string[] = [];
  const failing = db.transaction(async (tx) => {
    await note(tx, 1);
    afterCommit(tx, () => followed.push('failed'));
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  await db.transaction(async (tx) => {
    afterCommit(tx, () => followed.push('committed'));
    await note(tx, 2);
  });
  expect(followed).toEqual(['committed']);
  expect(await notes(db)).toEqual([2]);
});

test('what hangs on a part that is undone does not follow, though the rest is kept', async () => {
  const followed: string[] = [];
  await db.transaction(async (tx) => {
    await note(tx, 1);
    const part = tx.transaction(async (inner) => {
      await note(inner, 2);
      afterCommit(inner, () => followed.push('part'));
      throw new Error('given up');
    });
    await part.catch(() => {});
    await note(tx, 3);
  });
  expect(followed).toEqual([]);
  expect(await notes(db)).toEqual([1, 3]);
});

test('a transaction that failed unheard is not taken for one that was committed', async () => {
  const unheard = db.transaction(async (tx) => {
    await note(tx, 1);
    await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
  });
  await expect(unheard).rejects.toThrow('The transaction had failed');
});

test('outside of a transaction a change is made at once', async () => {
  await note(db, 1);
  expect(await notes(db)).toEqual([1]);
});

const NOTE = 'INSERT INTO note (n) VALUES ($1)';

function note(on: Queryable, n: number): Promise<void> {
  return write(on, NOTE, [n]);
}

async function notes(on: Queryable): Promise<number[]> {
  const rows = await read<{ n: number }>(on, 'SELECT n FROM note ORDER BY at', []);
  return rows.map(({ n }) => n);
}
