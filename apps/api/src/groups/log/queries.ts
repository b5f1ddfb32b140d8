import type { GroupDeed } from '@arquiba/contract/group-members';
import { and, desc, eq, lt } from 'drizzle-orm';
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
