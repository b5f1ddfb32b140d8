import type { Socket } from 'node:net';
import { createTestDatabase } from '@arquiba/testing/test-database';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

const NAMED = 'SELECT statement FROM pg_prepared_statements';

async function open(options: pg.PoolConfig = {}): Promise<pg.Pool> {
  const database = await createTestDatabase();
  const { url: connectionString } = database;
  // With names of its own: other tests of this process may have used up all that there are.
  vi.resetModules();
  const { PlanningClient } = await import('./plan-once.ts');
  const pool = new pg.Pool({ connectionString, max: 1, Client: PlanningClient, ...options });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

test('what is asked often is planned once, whatever its form, and answers as before', async () => {
  const pool = await open();
  for (let value = 0; value < 8; value += 1) {
    const asText = await pool.query('SELECT $1::int AS value', [value]);
    expect(asText.rows).toEqual([{ value }]);
    const asArrays = await pool.query({ text: 'SELECT $1::int + 1', rowMode: 'array' }, [value]);
    expect(asArrays.rows).toEqual([[value + 1]]);
    expect((await pool.query('SELECT 7 AS plain')).rows).toEqual([{ plain: 7 }]);
  }
  const { rows } = await pool.query(NAMED);
  expect(rows.map(({ statement }) => statement).sort()).toEqual([
    'SELECT $1::int + 1',
    'SELECT $1::int AS value',
    'SELECT 7 AS plain',
  ]);
});

test('what comes once, has a name already or is no single question is left alone', async () => {
  const pool = await open();
  for (let value = 0; value < 8; value += 1) {
    await pool.query(`SELECT $1::int AS once_${value}`, [value]);
    await pool.query('SELECT 1 AS one; SELECT 2 AS other');
    await pool.query('BEGIN');
    await pool.query('COMMIT');
    await pool.query({ name: 'own', text: 'SELECT $1::int AS own', values: [value] });
  }
  const { rows } = await pool.query(NAMED);
  expect(rows.map(({ statement }) => statement)).toEqual(['SELECT $1::int AS own']);
});

test('a statement that fails fails as before, and the next one works', async () => {
  const pool = await open();
  for (let value = 0; value < 8; value += 1) {
    await expect(pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  }
  expect((await pool.query('SELECT 1 / $1::int AS whole', [1])).rows).toEqual([{ whole: 1 }]);
});

test('over a pipeline, what is asked in one moment leaves in one write and is done in its order', async () => {
  const pool = await open({ pipeline: true });
  await pool.query('CREATE TABLE step (n integer PRIMARY KEY)');
  const client = await pool.connect();
  const stream = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  const writes = vi.spyOn(stream, '_writev' as never);
  await client.query('begin');
  expect(writes, 'nobody waits for the beginning').not.toHaveBeenCalled();
  const [, , counted] = await Promise.all([
    client.query('INSERT INTO step VALUES ($1)', [1]),
    client.query('INSERT INTO step VALUES ($1)', [2]),
    client.query('SELECT count(*)::integer AS steps, now() < clock_timestamp() AS later FROM step'),
  ]);
  expect(counted.rows).toEqual([{ steps: 2, later: true }]);
  expect(writes).toHaveBeenCalledTimes(1);
  await client.query('rollback');
  expect((await client.query('SELECT FROM step')).rowCount, 'all of it was one transaction').toBe(
    0,
  );
  client.release();
});

test('over a pipeline, the rest of a transaction falls with the first statement that fails', async () => {
  const pool = await open({ pipeline: true });
  await pool.query('CREATE TABLE step (n integer PRIMARY KEY)');
  for (let round = 0; round < 8; round += 1) {
    const client = await pool.connect();
    await client.query('begin');
    const asked = [1, 1, 2].map((n) => client.query('INSERT INTO step VALUES ($1)', [n]));
    const ends = await Promise.allSettled([...asked, client.query('commit')]);
    expect(ends.map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      ...[false, '23505', '25P02', false],
    ]);
    expect((await client.query('SELECT FROM step')).rowCount).toBe(0);
    client.release();
  }
});

test('a transaction that cannot begin takes its connection along', async () => {
  const pool = await open({ pipeline: true });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.on('error', () => {});
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const other = new pg.Client({ connectionString: String(pool.options.connectionString) });
  await other.connect();
  await other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await other.end();
  await client.query('begin');
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
