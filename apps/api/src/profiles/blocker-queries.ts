import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { block } from './blocks/tables.ts';

/** The one of the two who has blocked the other; the first, if both have. */
export async function findBlocker(
  tx: Transaction,
  first: string,
  second: string,
): Promise<string | null> {
  const rows = await tx
    .select({ blockerId: block.blockerId })
    .from(block)
    .where(
      or(
        and(eq(block.blockerId, first), eq(block.blockedId, second)),
        and(eq(block.blockerId, second), eq(block.blockedId, first)),
      ),
    );
  const blockers = rows.map(({ blockerId }) => blockerId);
  return blockers.includes(first) ? first : (blockers[0] ?? null);
}
