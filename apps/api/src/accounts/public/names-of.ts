import type { Queryable } from '../../platform/database/database.ts';
import { listNames } from '../role-queries.ts';

/** The social names of accounts in any status, by id; those that are gone are missing. */
export async function namesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listNames(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
