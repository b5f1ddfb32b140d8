import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { banHoldsAt } from '../entry-queries.ts';
import { sportsGroup, sportsGroupBan } from '../tables.ts';

/** A second ban replaces the first. */
export async function setBan(tx: Transaction, row: typeof sportsGroupBan.$inferInsert) {
  const { reason, until, createdAt } = row;
  await tx
    .insert(sportsGroupBan)
    .values(row)
    .onConflictDoUpdate({
      target: [sportsGroupBan.groupId, sportsGroupBan.accountId],
      set: { reason, until, createdAt },
    });
}

export async function deleteBan(tx: Transaction, groupId: string, accountId: string) {
  const { rowCount } = await tx.delete(sportsGroupBan).where(banOf(groupId, accountId));
  return rowCount === 1;
}

interface PageQuery {
  groupId: string;
  now: Date;
  before: { at: Date; id: string };
  limit: number;
}

/** The newest first, without those that have ended. */
export function listBans(db: Queryable, { groupId, now, before, limit }: PageQuery) {
  const { accountId, reason, until, createdAt } = sportsGroupBan;
  return db
    .select({ accountId, reason, until, createdAt })
    .from(sportsGroupBan)
    .where(
      and(
        eq(sportsGroupBan.groupId, groupId),
        banHoldsAt(sql`${now.toISOString()}::timestamptz`),
        sql`(${createdAt}, ${accountId}) < (${before.at.toISOString()}::timestamptz, ${before.id}::bigint)`,
      ),
    )
    .orderBy(desc(createdAt), desc(accountId))
    .limit(limit);
}

/** The groups that an account is banned from. */
export function listOwnBans(db: Queryable, accountId: string) {
  const { reason, until, createdAt } = sportsGroupBan;
  return db
    .select({ slug: sportsGroup.slug, reason, until, createdAt })
    .from(sportsGroupBan)
    .innerJoin(sportsGroup, eq(sportsGroup.id, sportsGroupBan.groupId))
    .where(eq(sportsGroupBan.accountId, accountId))
    .orderBy(createdAt);
}

function banOf(groupId: string, accountId: string) {
  return and(eq(sportsGroupBan.groupId, groupId), eq(sportsGroupBan.accountId, accountId));
}
