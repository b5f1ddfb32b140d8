import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tools/testing/test-app.ts';
import type { Database } from './database.ts';
import { gathered } from './gathered-reads.ts';

const PID = 'SELECT pg_backend_pid() AS pid';
const pidOf = ({ rows }: pg.QueryResult) => rows[0].pid as number;

let app: TestApp;
let reads: Database;

beforeAll(async () => {
  app = await startTestApp();
  reads = gathered(app.api.services.db);
});
afterAll(() => app.close());

test('what is read in one moment shares a connection, four at most', async () => {
  const asked = Array.from({ length: 6 }, (_, index) =>
    index % 2 ? reads.$client.query(PID) : reads.execute(sql.raw(PID)),
  );
  const byPid = Map.groupBy((await Promise.all(asked)).map(pidOf), (pid) => pid);
  expect([...byPid.values()].map(({ length }) => length)).toContain(4);
});

test('one that fails fails alone, and the connection serves on', async () => {
  const [before, failed, after] = await Promise.allSettled([
    reads.$client.query(PID),
    reads.$client.query('SELECT 1 / $1::integer', [0]),
    reads.$client.query('SELECT $1::integer AS value', [7]),
  ]);
  expect(before.status).toBe('fulfilled');
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [{ value: 7 }] } });
  expect(app.pool.idleCount).toBe(app.pool.totalCount);
});

test('a connection that breaks fails what was on it, and is not used again', async () => {
  const asked = [PID, 'SELECT pg_terminate_backend(pg_backend_pid())', PID];
  const ends = await Promise.allSettled(asked.map((each) => reads.$client.query(each)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((await reads.$client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('it is the same for everybody who asks for it, and has transactions of its own', async () => {
  expect(gathered(app.api.services.db)).toBe(reads);
  expect(gathered(reads)).toBe(reads);
  const inside = await reads.transaction(async (tx) => {
    const [own, other] = await Promise.all([tx.execute(sql.raw(PID)), reads.$client.query(PID)]);
    return pidOf(own) === pidOf(other);
  });
  expect(inside).toBe(false);
});
