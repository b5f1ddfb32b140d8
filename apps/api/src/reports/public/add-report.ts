import type { ReportReason } from '@arquiba/contract/safety';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { insertReport } from '../queries.ts';
import { report } from '../tables.ts';

interface NewReport {
  id: string;
  reporterId: string;
  kind: 'conversation' | 'moment' | 'live';
  subjectId: string;
  address: string;
  reason: ReportReason;
  note: string;
  createdAt: Date;
}

/** Writes a report down and returns its id; the earlier one, if the person reported the same thing before. */
export async function addReport(tx: Transaction, row: NewReport): Promise<string> {
  await insertReport(tx, row);
  const { reporterId, kind, subjectId } = row;
  const [stored] = await tx
    .select({ id: report.id })
    .from(report)
    .where(
      and(
        eq(report.reporterId, reporterId),
        eq(report.kind, kind),
        eq(report.subjectId, subjectId),
      ),
    );
  return stored?.id ?? row.id;
}
