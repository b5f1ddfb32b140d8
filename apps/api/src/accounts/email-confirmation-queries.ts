import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { account, emailConfirmation } from './tables.ts';

export async function findEmailConfirmation(db: Queryable, accountId: string, now: Date) {
  const [row] = await db
    .select({ sends: emailConfirmation.sends, sentAt: emailConfirmation.sentAt })
    .from(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, accountId), gt(emailConfirmation.expiresAt, now)));
  return row ?? null;
}

/** Replaces the link before: that one stops working. */
export async function putEmailConfirmation(
  tx: Transaction,
  row: typeof emailConfirmation.$inferInsert,
) {
  const { accountId: _key, ...set } = row;
  await tx
    .insert(emailConfirmation)
    .values(row)
    .onConflictDoUpdate({ target: emailConfirmation.accountId, set });
}

/** The account whose current e-mail a link can still confirm. */
export async function findByConfirmationToken(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ accountId: account.id, email: account.email, socialName: account.socialName })
    .from(emailConfirmation)
    .innerJoin(account, eq(account.id, emailConfirmation.accountId))
    .where(
      and(
        eq(emailConfirmation.tokenHash, tokenHash),
        gt(emailConfirmation.expiresAt, now),
        eq(emailConfirmation.email, account.email),
        eq(account.status, 'active'),
      ),
    );
  return row ?? null;
}

/** Uses up a link; of two concurrent calls only one gets it. */
export async function takeConfirmationToken(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx
    .delete(emailConfirmation)
    .where(eq(emailConfirmation.tokenHash, tokenHash));
  return rowCount === 1;
}

/** Keeps the first time: what was set up after it was set up by a person who reads the mail. */
export async function noteEmailConfirmed(tx: Transaction, accountId: string, now: Date) {
  await tx
    .update(account)
    .set({ emailConfirmedAt: sql`coalesce(${account.emailConfirmedAt}, ${now})` })
    .where(eq(account.id, accountId));
  await tx.delete(emailConfirmation).where(eq(emailConfirmation.accountId, accountId));
}

export async function isEmailConfirmed(db: Queryable, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ emailConfirmedAt: account.emailConfirmedAt })
    .from(account)
    .where(eq(account.id, accountId));
  return Boolean(row?.emailConfirmedAt);
}

export async function sweepEmailConfirmations(db: Queryable, now: Date) {
  await db.delete(emailConfirmation).where(lte(emailConfirmation.expiresAt, now));
}
