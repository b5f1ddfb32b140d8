import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * An INSERT of whole rows whose text is the same however many they are, so that it is planned once and can
 * be one part of a larger statement.
 */
export function insertAsJson<T extends PgTable>(
  table: T,
  rows: readonly InferSelectModel<T>[],
): SQL {
  const name = sql.identifier(getTableName(table));
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, inJson(row, key)])),
  );
  return sql`INSERT INTO ${name} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(values)}::json)`;
}

function inJson(row: object, key: string): unknown {
  const value = (row as Record<string, unknown>)[key];
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
