import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type AddressRow, findOwn, ownLiving } from './queries.ts';
import { address, addressBook } from './tables.ts';

/** The constraint that limits the addresses of an account. */
export const HAS_ROOM = 'address_book_has_room';

/** The first address of an account is its default. Violates `HAS_ROOM` if there are too many. */
export async function insertAddress(tx: Transaction, row: Omit<AddressRow, 'isDefault'>) {
  const before = await openBook(tx, row.accountId);
  const [added] = await tx
    .insert(address)
    .values({ ...row, isDefault: before === 0 })
    .returning();
  await count(tx, row.accountId, 1);
  return added as AddressRow;
}

export async function makeDefault(tx: Transaction, accountId: string, id: string) {
  await openBook(tx, accountId);
  if (!(await findOwn(tx, accountId, id))) return null;
  // Hidden ones too, so that undoing a deletion does not change the chosen default.
  await clearDefault(tx, accountId);
  const [row] = await tx
    .update(address)
    .set({ isDefault: true })
    .where(ownLiving(accountId, id))
    .returning();
  return row ?? null;
}

/** Hides an address; if it was the default, the newest of the others becomes it. */
export async function hideAddress(tx: Transaction, accountId: string, id: string, now: Date) {
  await openBook(tx, accountId);
  const [hidden] = await tx
    .update(address)
    .set({ deletedAt: now })
    .where(ownLiving(accountId, id))
    .returning({ wasDefault: address.isDefault });
  if (!hidden) return false;
  await count(tx, accountId, -1);
  if (hidden.wasDefault) await appointDefault(tx, accountId);
  return true;
}

/** Shows an address that was hidden since then. Violates `HAS_ROOM` as a new one would. */
export async function showAgain(tx: Transaction, accountId: string, id: string, since: Date) {
  const before = await openBook(tx, accountId);
  const living = await findOwn(tx, accountId, id);
  if (living) return living;
  const hidden = and(
    eq(address.id, id),
    eq(address.accountId, accountId),
    gte(address.deletedAt, since),
  );
  const [found] = await tx.select().from(address).where(hidden);
  if (!found) return null;
  const isDefault = found.isDefault || before === 0;
  if (isDefault) await clearDefault(tx, accountId, isNull(address.deletedAt));
  const [shown] = await tx
    .update(address)
    .set({ deletedAt: null, isDefault })
    .where(hidden)
    .returning();
  await count(tx, accountId, 1);
  return shown ?? null;
}

/** Deletes addresses that were hidden before then, and returns how many. */
export async function removeHidden(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(address).where(lt(address.deletedAt, before));
  return rowCount ?? 0;
}

/** Makes other changes of this account's addresses wait. Returns how many there are. */
async function openBook(tx: Transaction, accountId: string): Promise<number> {
  const [book] = await tx
    .insert(addressBook)
    .values({ accountId, addresses: 0 })
    .onConflictDoUpdate({
      target: addressBook.accountId,
      set: { addresses: sql`${addressBook.addresses}` },
    })
    .returning({ addresses: addressBook.addresses });
  return book?.addresses ?? 0;
}

async function count(tx: Transaction, accountId: string, step: 1 | -1): Promise<void> {
  await tx
    .update(addressBook)
    .set({ addresses: sql`${addressBook.addresses} + ${step}` })
    .where(eq(addressBook.accountId, accountId));
}

async function clearDefault(tx: Transaction, accountId: string, among?: SQL): Promise<void> {
  await tx
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.accountId, accountId), eq(address.isDefault, true), among));
}

async function appointDefault(tx: Transaction, accountId: string): Promise<void> {
  const newest = tx
    .select({ id: sql<string>`max(${address.id})`.as('id') })
    .from(address)
    .where(and(eq(address.accountId, accountId), isNull(address.deletedAt)));
  await tx.update(address).set({ isDefault: true }).where(inArray(address.id, newest));
}
