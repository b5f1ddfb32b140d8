import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { newsletterSubscription as subscription } from './tables.ts';

export type Subscription = typeof subscription.$inferSelect;

/** Stores a new address or returns the row that it has, locked. */
export async function lockSubscription(tx: Transaction, row: Subscription): Promise<Subscription> {
  const [stored = row] = await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.email, set: { email: row.email } })
    .returning();
  return stored;
}

export async function noteMailed(
  tx: Transaction,
  id: string,
  { mailedAt, expiresAt }: Pick<Subscription, 'mailedAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(subscription).set({ mailedAt, expiresAt }).where(eq(subscription.id, id));
}

export async function findSubscription(
  db: Queryable,
  id: string,
  now: Date,
): Promise<Subscription | null> {
  const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
  return row && (row.expiresAt === null || row.expiresAt > now) ? row : null;
}

/** False if it is confirmed already, or gone. */
export async function confirmSubscription(tx: Transaction, id: string, now: Date) {
  const { rowCount } = await tx
    .update(subscription)
    .set({ confirmedAt: now, expiresAt: null, mailedAt: now })
    .where(and(eq(subscription.id, id), isNull(subscription.confirmedAt)));
  return rowCount === 1;
}

export async function setCoupon(tx: Transaction, id: string, couponCode: string): Promise<void> {
  await tx.update(subscription).set({ couponCode }).where(eq(subscription.id, id));
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(subscription).where(eq(subscription.id, id));
}

export async function findByEmail(db: Queryable, email: string): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.email, email.toLowerCase()));
  return row ?? null;
}

export async function sweepUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db.delete(subscription).where(lt(subscription.expiresAt, now));
}

/** Takes some who have had no news since `notSince`. Concurrent runs take different ones. */
export async function takeReaders(
  tx: Transaction,
  { now, notSince, limit }: { now: Date; notSince: Date; limit: number },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    UPDATE ${subscription} SET told_at = ${now} WHERE id IN (
      SELECT id FROM ${subscription}
      WHERE confirmed_at IS NOT NULL AND (told_at IS NULL OR told_at < ${notSince})
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, email`);
  return rows;
}
