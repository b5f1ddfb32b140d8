import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { PlanningClient } from './plan-once.ts';

const NAMED = 'SELECT statement FROM pg_prepared_statements';

async function open(): Promise<pg.Pool> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1, Client: PlanningClient });
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
