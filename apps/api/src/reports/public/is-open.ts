import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { report } from '../tables.ts';

/** Whether nobody has closed a report yet. */
export function isOpenReport(id: SQLWrapper): SQL<boolean> {
  return sql`EXISTS (SELECT FROM ${report} WHERE ${report.id} = ${id} AND ${report.closedAt} IS NULL)`;
}
