import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { collection } from './tables.ts';

/** The constraint that keeps a person from having two collections of the same name. */
export const ONE_OF_A_NAME = 'collection_name_idx';

/** Nobody else adds a collection for this account before the transaction ends. */
export async function lockAndCount(tx: Transaction, accountId: string): Promise<number> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('collection ' || ${accountId}, 0))`,
  );
  const [row] = await tx
    .select({ count: count() })
    .from(collection)
    .where(eq(collection.accountId, accountId));
  return row?.count ?? 0;
}

export async function insertCollection(tx: Transaction, row: typeof collection.$inferInsert) {
  await tx.insert(collection).values(row);
}

export async function renameOwn(db: Queryable, accountId: string, id: string, name: string) {
  const { rowCount } = await db.update(collection).set({ name }).where(own(accountId, id));
  return rowCount === 1;
}

export async function deleteOwn(db: Queryable, accountId: string, id: string) {
  const { rowCount } = await db.delete(collection).where(own(accountId, id));
  return rowCount === 1;
}

export async function isOwn(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const found = await db.select({ id: collection.id }).from(collection).where(own(accountId, id));
  return found.length === 1;
}

/**
 * Whether all of them are the account's own. The lock keeps them from being deleted before the transaction
 * ends.
 */
export async function lockOwn(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<boolean> {
  const found = await tx
    .select({ id: collection.id })
    .from(collection)
    .where(and(eq(collection.accountId, accountId), inArray(collection.id, [...ids])))
    .orderBy(collection.id)
    .for('key share');
  return found.length === new Set(ids).size;
}

export function listOwn(db: Queryable, accountId: string) {
  return db
    .select()
    .from(collection)
    .where(eq(collection.accountId, accountId))
    .orderBy(sql`folded(${collection.name})`, collection.id);
}

function own(accountId: string, id: string): SQL | undefined {
  return and(eq(collection.id, id), eq(collection.accountId, accountId));
}
