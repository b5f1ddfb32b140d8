import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { report } from './tables.ts';

/** Once for each thing that someone reports; a report that was closed is opened again. */
export async function insertReport(db: Queryable, row: typeof report.$inferInsert) {
  const { reporterId, kind, subjectId, closedAt } = report;
  const { address, reason, note, createdAt } = row;
  await db
    .insert(report)
    .values(row)
    .onConflictDoUpdate({
      target: [reporterId, kind, subjectId],
      set: { address, reason, note, createdAt, closedAt: null },
      setWhere: isNotNull(closedAt),
    });
}

/** The reports that someone made, newest first. */
export function listReports(db: Queryable, reporterId: string, limit: number) {
  return db
    .select()
    .from(report)
    .where(eq(report.reporterId, reporterId))
    .orderBy(desc(report.id))
    .limit(limit);
}

/** Open reports, oldest first. */
export function listOpenReports(db: Queryable, limit: number) {
  return db
    .select()
    .from(report)
    .where(isNull(report.closedAt))
    .orderBy(asc(report.id))
    .limit(limit);
}

/** Returns who made it; null if there is no such open report. */
export async function setClosed(db: Queryable, id: string, at: Date): Promise<string | null> {
  const [row] = await db
    .update(report)
    .set({ closedAt: at })
    .where(and(eq(report.id, id), isNull(report.closedAt)))
    .returning({ reporterId: report.reporterId });
  return row?.reporterId ?? null;
}
