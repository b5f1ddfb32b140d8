import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database, Queryable } from './database.ts';

/**
 * A statement that is built once for each database, for queries that many calls ask. Named by
 * `.prepare(name)`, it is also parsed and planned once for each connection.
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

/** The same for a statement that no query builder can write; `source` has placeholders for its values. */
export function preparedStatement<Row extends QueryResultRow>(
  name: string,
  source: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(source);
  return async (db, given) => {
    const values = fillPlaceholders(params, given);
    return (await db.$client.query<Row>({ name, text, values })).rows;
  };
}
