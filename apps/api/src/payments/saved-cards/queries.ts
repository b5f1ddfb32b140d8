import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { cardCustomer, cardToSave, type SavedCardRow, savedCard } from './tables.ts';

/** The newest first. */
export function listOwn(db: Queryable, accountId: string): Promise<SavedCardRow[]> {
  return db
    .select()
    .from(savedCard)
    .where(eq(savedCard.accountId, accountId))
    .orderBy(desc(savedCard.id));
}

/** With the provider's customer; null for a card of another account or of another provider. */
export async function findOwn(
  db: Queryable,
  { id, accountId, provider }: { id: string; accountId: string; provider: string },
) {
  const { cardId, expiryMonth, expiryYear } = savedCard;
  const isOfCustomer = and(
    eq(cardCustomer.accountId, savedCard.accountId),
    eq(cardCustomer.provider, savedCard.provider),
  );
  const [row] = await db
    .select({ cardId, expiryMonth, expiryYear, customerId: cardCustomer.customerId })
    .from(savedCard)
    .innerJoin(cardCustomer, isOfCustomer)
    .where(
      and(
        eq(savedCard.id, id),
        eq(savedCard.accountId, accountId),
        eq(savedCard.provider, provider),
      ),
    );
  return row ?? null;
}

/** False if the account has the same card already. */
export async function insertCard(tx: Transaction, row: SavedCardRow): Promise<boolean> {
  const { rowCount } = await tx.insert(savedCard).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns what the provider knows the card by; null if it is not the account's. */
export async function deleteOwn(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
) {
  const [row] = await tx
    .delete(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.accountId, accountId)))
    .returning({ provider: savedCard.provider, cardId: savedCard.cardId });
  return row ?? null;
}

export async function findCustomer(
  db: Queryable,
  accountId: string,
  provider: string,
): Promise<string | null> {
  const [row] = await db.select().from(cardCustomer).where(ofAccount(accountId, provider));
  return row?.customerId ?? null;
}

/** The same, and no other card of the account is saved until the end of the transaction. */
export async function lockCustomer(
  tx: Transaction,
  accountId: string,
  provider: string,
): Promise<string | null> {
  const rows = await tx
    .select()
    .from(cardCustomer)
    .where(ofAccount(accountId, provider))
    .for('update');
  return rows[0]?.customerId ?? null;
}

/** Ignored if the account has a customer, or if another account has this one. */
export async function insertCustomer(
  db: Queryable,
  row: typeof cardCustomer.$inferInsert,
): Promise<void> {
  await db.insert(cardCustomer).values(row).onConflictDoNothing();
}

/** With all cards; returns the customers. */
export function deleteCustomers(tx: Transaction, accountId: string) {
  const { provider, customerId } = cardCustomer;
  return tx
    .delete(cardCustomer)
    .where(eq(cardCustomer.accountId, accountId))
    .returning({ provider, customerId });
}

export async function insertCardToSave(
  tx: Transaction,
  row: typeof cardToSave.$inferInsert,
): Promise<void> {
  await tx.insert(cardToSave).values(row);
}

export async function findCardToSave(db: Queryable, paymentId: string) {
  const [row] = await db.select().from(cardToSave).where(eq(cardToSave.paymentId, paymentId));
  return row ?? null;
}

export async function deleteCardToSave(db: Queryable, paymentId: string): Promise<void> {
  await db.delete(cardToSave).where(eq(cardToSave.paymentId, paymentId));
}

export async function deleteCardsToSave(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(cardToSave).where(eq(cardToSave.accountId, accountId));
}

function ofAccount(accountId: string, provider: string) {
  return and(eq(cardCustomer.accountId, accountId), eq(cardCustomer.provider, provider));
}
