import { type SQL, sql } from 'drizzle-orm';

/**
 * A part of a select list that has a subquery. In a select from one table Drizzle writes the columns of its
 * parts without their table; inside a subquery such a name may be taken for a column of another table.
 */
export function qualified<T>(part: SQL): SQL<T> {
  return sql<T>`${part}`;
}
