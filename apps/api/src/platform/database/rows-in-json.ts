import { getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows go in as one value in JSON, so that a statement has the same text however many they are: it is written
 * once, planned once, and can be one part of a larger statement. `parameter` is the place of the value, which
 * `rowsInJson` gives.
 */
export function insertionOf(table: PgTable, parameter: string): string {
  const names = columnsOf(table).map(([, name]) => `"${name}"`);
  return `INSERT INTO ${getTableName(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${getTableName(table)}, ${parameter}::json)`;
}

export function rowsInJson<T extends PgTable>(
  table: T,
  rows: readonly InferSelectModel<T>[],
): string {
  return JSON.stringify(rows.map((row) => inJson(columnsOf(table), row)));
}

/** The same for some columns of the row with this id; `changesInJson` gives the value. */
export function changeOf<T extends PgTable>(
  table: T,
  changes: Partial<InferSelectModel<T>>,
  [parameter, id]: readonly [parameter: string, id: string],
): string {
  const name = getTableName(table);
  const columns = changedIn(table, changes);
  return `UPDATE ${name} SET ${columns.map(([, column]) => `"${column}" = changed."${column}"`)}
    FROM json_populate_record(NULL::${name}, ${parameter}::json) AS changed WHERE ${name}.id = ${id}`;
}

export function changesInJson<T extends PgTable>(
  table: T,
  changes: Partial<InferSelectModel<T>>,
): string {
  return JSON.stringify(inJson(changedIn(table, changes), changes));
}

function changedIn(table: PgTable, changes: object): Named {
  return columnsOf(table).filter(
    ([key]) => (changes as Record<string, unknown>)[key] !== undefined,
  );
}

type Named = readonly (readonly [key: string, column: string])[];
const known = new WeakMap<PgTable, Named>();

function columnsOf(table: PgTable): Named {
  let columns = known.get(table);
  if (!columns) {
    const all = Object.entries(getTableColumns(table));
    columns = all.map(([key, { name }]) => [key, name] as const);
    known.set(table, columns);
  }
  return columns;
}

function inJson(columns: Named, row: object): object {
  const written: Record<string, unknown> = {};
  for (const [key, name] of columns) {
    const value = (row as Record<string, unknown>)[key];
    written[name] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
  }
  return written;
}
