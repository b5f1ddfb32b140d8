import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { removeFollow } from '../follows/follow-edge.ts';
import { lockShownProfiles } from '../show-queries.ts';
import { block, profile } from '../tables.ts';
import { cardColumns } from './card-columns.ts';

interface Pair {
  blockerId: string;
  blockedId: string;
}

/**
 * Blocking twice is blocking once. Whoever followed the other does not any more: alone with both
 * profiles, so that who follows at this moment has done so before, or sees the block.
 */
export async function addBlock(tx: Transaction, pair: Pair, at: Date): Promise<void> {
  const { blockerId, blockedId } = pair;
  await lockShownProfiles(tx, [blockerId, blockedId], 'no key update');
  await removeFollow(tx, { followerId: blockerId, followeeId: blockedId });
  await removeFollow(tx, { followerId: blockedId, followeeId: blockerId });
  await tx
    .insert(block)
    .values({ ...pair, createdAt: at })
    .onConflictDoNothing();
}

/** By name, because the blocked one may have blocked back and not be found otherwise. */
export async function removeBlock(db: Queryable, blockerId: string, username: string) {
  const { rowCount } = await db.execute(sql`
    DELETE FROM block USING profile
    WHERE blocker_id = ${blockerId} AND blocked_id = account_id AND username = ${username}`);
  return rowCount === 1;
}

/** Newest account first; those that are hidden are left out. */
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
