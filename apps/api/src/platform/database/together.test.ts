import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onOneConnection, type Queryable, together } from './database.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.pool.query('CREATE TABLE step (n integer PRIMARY KEY, at serial)');
});
afterAll(() => app.close());

test('what runs together in a transaction is done in its order, whatever form it has', async () => {
  const numbers = await app.api.services.db.transaction(async (tx) => {
    await together([
      () => tx.execute(insertion(3)),
      async () => {
        await tx.execute(insertion(1));
      },
      () => tx.execute(insertion(2)).then(() => tx.execute(insertion(5))),
      () => null,
      () => tx.execute(insertion(4)),
    ]);
    const { rows } = await tx.execute<{ n: number }>(sql`SELECT n FROM step ORDER BY at`);
    return rows.map(({ n }) => n);
  });
  expect(numbers).toEqual([3, 1, 2, 4, 5]);
});

test('it fails as the first that failed, when all have ended', async () => {
  const ended: string[] = [];
  const failing = app.api.services.db.transaction((tx) =>
    together([
      () => tx.execute(insertion(10)).then(() => ended.push('first')),
      () => {
        throw new Error('refused');
      },
      () => tx.execute(insertion(10)),
      () => tx.execute(insertion(11)).finally(() => ended.push('last')),
    ]),
  );
  await expect(failing).rejects.toThrow('refused');
  expect(ended).toEqual(['first', 'last']);
  const { rows } = await app.pool.query('SELECT FROM step WHERE n >= 10');
  expect(rows).toEqual([]);
});

test('reads of one connection stay on it, also within each other', async () => {
  const { db } = app.api.services;
  const pids = await onOneConnection(db, (one) =>
    together([() => pidOf(one), () => onOneConnection(one, pidOf), () => pidOf(one)]),
  );
  expect(new Set(pids).size).toBe(1);
  expect(app.pool.idleCount).toBe(app.pool.totalCount);
});

function insertion(n: number) {
  return sql`INSERT INTO step (n) VALUES (${n})`;
}

async function pidOf(db: Queryable): Promise<unknown> {
  const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]?.pid;
}
