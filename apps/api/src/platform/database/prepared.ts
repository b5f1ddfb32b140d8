import {
  fillPlaceholders,
  type GetColumnData,
  getTableColumns,
  getTableName,
  type InferSelectModel,
  is,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';
import { query } from './transaction.ts';

/**
 * A statement that is built once per database, for frequent queries. With `.prepare(name)` it is also parsed
 * and planned only once per connection.
 */
export function prepared<Q>(build: (db: Queryable) => Q): (db: Queryable) => Q {
  const built = new WeakMap<Queryable, Q>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db);
      built.set(db, query);
    }
    return query;
  };
}

/**
 * An insert of whole rows, one at a time. Drizzle's own prepared inserts cannot take null for a time or JSON.
 * `around` makes it a part of a larger statement, such as one that also counts the row.
 */
export function preparedInsert<T extends PgTable>(
  name: string,
  table: T,
  around = (insert: string) => insert,
): (db: Queryable, row: InferSelectModel<T>) => Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  const into = `INSERT INTO "${getTableName(table)}"`;
  const text = around(`${into} (${names.join()}) VALUES (${places.join()})`);
  return async (db, row: Record<string, unknown>) => {
    const values = columns.map(([key, column]) =>
      row[key] === null ? null : column.mapToDriverValue(row[key]),
    );
    await query(db, name, text, values);
  };
}

/**
 * The same for a statement that the query builder cannot express; `source` has placeholders for its values.
 */
export function preparedStatement<Row extends QueryResultRow>(
  name: string,
  source: SQL,
): (db: Queryable, values: Record<string, unknown>) => Promise<Row[]> {
  const { text, params } = onceEach(new PgDialect().sqlToQuery(source));
  return (db, given) => query<Row>(db, name, text, fillPlaceholders(params, given));
}

/**
 * A list of ids for `= ANY (…)` in a prepared statement. From a subquery: a list that is given as it is makes PostgreSQL
 * plan the statement again for each list, which costs more than reading a few rows by their keys.
 */
export function givenIds(name: string): SQL {
  return sql`ARRAY(SELECT unnest(${sql.placeholder(name)}::bigint[]))`;
}

/** A select list whose columns have the names of an object's keys. */
export function namedColumns(columns: Record<string, PgColumn | SQL>): SQL {
  const named = Object.entries(columns).map(
    ([name, column]) => sql`${column} AS ${sql.identifier(name)}`,
  );
  return sql.join(named, sql`, `);
}

export type RowOf<C> = {
  [Name in keyof C]: C[Name] extends PgColumn
    ? GetColumnData<C[Name]>
    : C[Name] extends SQL<infer T>
      ? T
      : never;
};

/** Sends a value only once if its placeholder occurs in several places. */
function onceEach({ sql, params }: { sql: string; params: unknown[] }) {
  const sent: unknown[] = [];
  const places = params.map((param) => {
    const isSame = (other: unknown) =>
      is(param, Placeholder) && is(other, Placeholder) && other.name === param.name;
    const found = sent.findIndex(isSame);
    return found < 0 ? sent.push(param) : found + 1;
  });
  const text = sql.replace(/\$(\d+)/g, (_, number) => `$${places[number - 1]}`);
  return { text, params: sent };
}
