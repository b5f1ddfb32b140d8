import { glob } from 'node:fs/promises';
import { createTestDatabase } from '@arquiba/testing/test-database';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const source = new URL('../../', import.meta.url).pathname;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every table in code has the columns, types and nullability of the migrations', async () => {
  const tables = await tablesInCode();
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const inCode = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
      filled: column.hasDefault,
    }));
    expect({ name, columns: inCode.toSorted(byName) }).toEqual({
      name,
      columns: (await columnsInDatabase(name)).toSorted(byName),
    });
  }
});

test('every table in code has the primary key of the migrations', async () => {
  for (const table of await tablesInCode()) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const parts = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
    expect({ name, key: parts.map((column) => column.name) }).toEqual({
      name,
      key: await primaryKeyInDatabase(name),
    });
  }
});

async function tablesInCode(): Promise<PgTable[]> {
  const tables: PgTable[] = [];
  for await (const file of glob('**/tables.ts', { cwd: source })) {
    const exported: Record<string, unknown> = await import(`${source}${file}`);
    for (const value of Object.values(exported)) if (is(value, PgTable)) tables.push(value);
  }
  return tables;
}

async function columnsInDatabase(table: string) {
  const { rows } = await client.query(
    `SELECT column_name AS name, format_type(atttypid, atttypmod) AS type,
       is_nullable = 'NO' AS required, column_default IS NOT NULL AS filled
     FROM information_schema.columns
     JOIN pg_attribute ON attrelid = to_regclass('public.' || table_name) AND attname = column_name
     WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  return rows as { name: string; type: string; required: boolean; filled: boolean }[];
}

async function primaryKeyInDatabase(table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_index
     JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indrelid = to_regclass('public.' || $1) AND indisprimary
       AND array_position(indkey::int2[], attnum) < indnkeyatts
     ORDER BY array_position(indkey::int2[], attnum)`,
    [table],
  );
  return rows.map((row) => row.name);
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}
