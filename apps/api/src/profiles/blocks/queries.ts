import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { cardColumns } from '../public/card-columns.ts';
import { profile } from '../tables.ts';
import { block } from './tables.ts';

export async function insertBlock(tx: Transaction, row: typeof block.$inferInsert) {
  await tx.insert(block).values(row).onConflictDoNothing();
}

/**
 * By username: `resolveUsername` does not find someone who has blocked back. Returns the account that was
 * blocked, or null.
 */
export async function removeBlock(
  tx: Transaction,
  blockerId: string,
  username: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    DELETE FROM block USING profile
    WHERE blocker_id = ${blockerId} AND blocked_id = account_id AND username = ${username}
    RETURNING blocked_id::text AS id`);
  return rows[0]?.id ?? null;
}

/** Newest account first; leaves out hidden profiles. */
export function listBlocks(
  db: Queryable,
  query: { blockerId: string; before: string; limit: number },
) {
  const { blockerId, before, limit } = query;
  return db
    .select(cardColumns(sql`${blockerId}`))
    .from(block)
    .innerJoin(profile, and(eq(profile.accountId, block.blockedId), eq(profile.hidden, false)))
    .where(and(eq(block.blockerId, blockerId), lt(block.blockedId, before)))
    .orderBy(desc(block.blockedId))
    .limit(limit);
}
