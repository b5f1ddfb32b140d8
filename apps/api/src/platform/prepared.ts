import type { Queryable } from './database.ts';

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
