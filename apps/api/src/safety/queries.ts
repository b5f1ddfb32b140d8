import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { report } from './tables.ts';

export async function insertReport(db: Queryable, row: typeof report.$inferInsert) {
  await db.insert(report).values(row).onConflictDoNothing();
}

/** What someone reported, newest first. */
export function listReports(db: Queryable, reporterId: string, limit: number) {
  return db
    .select()
    .from(report)
    .where(eq(report.reporterId, reporterId))
    .orderBy(desc(report.id))
    .limit(limit);
}
