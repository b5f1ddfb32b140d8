import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { Owner } from './owner.ts';
import { favorite, favoriteSilence } from './tables.ts';

/** Adding twice counts once. */
export async function insertFavorite(
  db: Queryable,
  owner: Owner,
  row: Pick<typeof favorite.$inferInsert, 'id' | 'productId' | 'seenPriceCents' | 'seenInStock'>,
): Promise<void> {
  await db
    .insert(favorite)
    .values({ ...row, ...owner })
    .onConflictDoNothing();
}

export async function deleteFavorite(db: Queryable, owner: Owner, productId: string) {
  await db.delete(favorite).where(and(ownedBy(owner), eq(favorite.productId, productId)));
}

export async function countFavorites(db: Queryable, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(favorite).where(ownedBy(owner));
  return row?.count ?? 0;
}

export function listOwnFavorites(
  db: Queryable,
  owner: Owner,
  { before, limit }: { before: string; limit: number },
) {
  return db
    .select({ id: favorite.id, productId: favorite.productId })
    .from(favorite)
    .where(and(ownedBy(owner), lt(favorite.id, before)))
    .orderBy(desc(favorite.id))
    .limit(limit);
}

/**
 * Moves a visitor's favourites to the account; those that the account already has stay with the visitor, and
 * are deleted with it.
 */
export async function giveToAccount(tx: Transaction, visitorId: string, accountId: string) {
  await tx.execute(sql`UPDATE ${favorite} AS own SET account_id = ${accountId}, visitor_id = NULL
    WHERE own.visitor_id = ${visitorId} AND NOT EXISTS (
      SELECT FROM ${favorite} AS known
      WHERE known.account_id = ${accountId} AND known.product_id = own.product_id)`);
}

export async function isSilent(db: Queryable, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: favoriteSilence.accountId })
    .from(favoriteSilence)
    .where(eq(favoriteSilence.accountId, accountId));
  return rows.length === 1;
}

export async function setSilence(db: Queryable, accountId: string, since: Date | null) {
  if (since) await db.insert(favoriteSilence).values({ accountId, since }).onConflictDoNothing();
  else await db.delete(favoriteSilence).where(eq(favoriteSilence.accountId, accountId));
}

function ownedBy(owner: Owner): SQL {
  return 'accountId' in owner
    ? eq(favorite.accountId, owner.accountId)
    : eq(favorite.visitorId, owner.visitorId);
}
