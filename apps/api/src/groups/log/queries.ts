import type { GroupDeed } from '@arquiba/contract/group-members';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sportsGroupLog } from '../tables.ts';

export async function insertLog(tx: Transaction, row: typeof sportsGroupLog.$inferInsert) {
  await tx.insert(sportsGroupLog).values(row);
}

interface PageQuery {
  groupId: string;
  deed: GroupDeed | undefined;
  before: string;
  limit: number;
}

/** The newest first. */
export function listLog(db: Queryable, { groupId, deed, before, limit }: PageQuery) {
  return db
    .select()
    .from(sportsGroupLog)
    .where(
      and(
        eq(sportsGroupLog.groupId, groupId),
        lt(sportsGroupLog.id, before),
        deed && eq(sportsGroupLog.deed, deed),
      ),
    )
    .orderBy(desc(sportsGroupLog.id))
    .limit(limit);
}

/** Whether a group was opened after this time: what was written before then is for its members only. */
export async function wasOpenedAfter(tx: Transaction, groupId: string, time: Date) {
  const found = await tx.$count(
    sportsGroupLog,
    and(
      eq(sportsGroupLog.groupId, groupId),
      eq(sportsGroupLog.deed, 'opened'),
      gte(sportsGroupLog.createdAt, time),
    ),
  );
  return found > 0;
}
