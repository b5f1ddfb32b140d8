import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { accountDeletion } from './tables.ts';

export async function insertDeletion(tx: Transaction, row: typeof accountDeletion.$inferInsert) {
  await tx.insert(accountDeletion).values(row);
}

export async function findPurgeDate(db: Queryable, accountId: string, now: Date) {
  const [row] = await db
    .select({ purgeAt: accountDeletion.purgeAt })
    .from(accountDeletion)
    .where(and(eq(accountDeletion.accountId, accountId), restorable(now)));
  return row?.purgeAt ?? null;
}

/** Cancels the deletion of an account, if there is still time; this also uses up its link. */
export async function removeDeletion(tx: Transaction, accountId: string, now: Date) {
  const { rowCount } = await tx
    .delete(accountDeletion)
    .where(and(eq(accountDeletion.accountId, accountId), restorable(now)));
  return rowCount === 1;
}

/** The same by the link; returns the account. */
export async function removeDeletionByToken(tx: Transaction, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .delete(accountDeletion)
    .where(and(eq(accountDeletion.tokenHash, tokenHash), restorable(now)))
    .returning({ accountId: accountDeletion.accountId });
  return row?.accountId ?? null;
}

/** Accounts whose time is over, the oldest first; includes interrupted purges. */
export async function listDue(db: Queryable, now: Date, limit: number) {
  const rows = await db
    .select({ accountId: accountDeletion.accountId })
    .from(accountDeletion)
    .where(lte(accountDeletion.purgeAt, now))
    .orderBy(accountDeletion.purgeAt)
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** From now on the account cannot be restored; false if it was restored before. */
export async function beginPurge(db: Queryable, accountId: string, now: Date) {
  const { rowCount } = await db
    .update(accountDeletion)
    .set({ purgingSince: sql`coalesce(${accountDeletion.purgingSince}, ${now.toISOString()})` })
    .where(and(eq(accountDeletion.accountId, accountId), lte(accountDeletion.purgeAt, now)));
  return rowCount === 1;
}

function restorable(now: Date) {
  return and(gt(accountDeletion.purgeAt, now), isNull(accountDeletion.purgingSince));
}
