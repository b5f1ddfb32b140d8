import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Queryable } from './database.ts';
import { afterCommit, query, savepoint } from './transaction.ts';

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await startTestApp();
  db = app.api.services.db;
  await app.pool.query('CREATE TABLE note (n integer PRIMARY KEY, at serial)');
});
beforeEach(() => app.pool.query('TRUNCATE note'));
afterAll(() => app.close());

test('a change that is refused fails its transaction, and nothing is kept', async () => {
  const refused = db.transaction(async (tx) => {
    await note(tx, 1);
    await note(tx, 1);
  });
  await expect(refused).rejects.toMatchObject({ constraint: 'note_pkey' });
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

test('a part that fails is undone, and the rest is kept', async () => {
  await db.transaction(async (tx) => {
    await note(tx, 1);
    const part = savepoint(tx, async () => {
      await note(tx, 2);
      await note(tx, 2);
    });
    await expect(part).rejects.toMatchObject({ constraint: 'note_pkey' });
    await savepoint(tx, () => note(tx, 3));
  });
  expect(await notes(db)).toEqual([1, 3]);
});

test('a connection that is lost in a transaction does not come back to the pool', async () => {
  const lost = db.transaction(async (tx) => {
    await note(tx, 1);
    await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(lost).rejects.toThrow();
  expect(await notes(db)).toEqual([]);
  expect(app.pool.idleCount).toBe(app.pool.totalCount);
});

test('a transaction whose failure was caught is not taken for one that was committed', async () => {
  const caught = db.transaction(async (tx) => {
    await note(tx, 1);
    await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
  });
  await expect(caught).rejects.toThrow('The transaction had failed');
});

function note(on: Queryable, n: number) {
  return query(on, 'note_add', 'INSERT INTO note (n) VALUES ($1)', [n]);
}

async function notes(on: Queryable): Promise<number[]> {
  const rows = await query<{ n: number }>(on, 'note_list', 'SELECT n FROM note ORDER BY at', []);
  return rows.map(({ n }) => n);
}
