import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { noteEmailConfirmed } from './email-confirmation-queries.ts';
import { account, emailChange } from './tables.ts';

export type EmailChangeRow = typeof emailChange.$inferSelect;
export type EmailSide = 'old' | 'new';

/** Taken before any change of an e-mail or a password: changes of one account run one after the other. */
export async function lockActiveAccount(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      socialName: account.socialName,
      passwordHash: account.passwordHash,
    })
    .from(account)
    .where(and(eq(account.id, id), eq(account.status, 'active')))
    .for('no key update');
  return row ?? null;
}

export async function findOpenEmailChange(db: Queryable, accountId: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(and(eq(emailChange.accountId, accountId), isOpen(now)));
  return row ?? null;
}

/** The change that a token can still confirm, and for which mailbox. */
export async function findEmailChangeByToken(db: Queryable, tokenHash: Buffer, now: Date) {
  const ofOld = and(eq(emailChange.oldTokenHash, tokenHash), isNull(emailChange.oldConfirmedAt));
  const ofNew = and(eq(emailChange.newTokenHash, tokenHash), isNull(emailChange.newConfirmedAt));
  const [row] = await db
    .select()
    .from(emailChange)
    .where(and(or(ofOld, ofNew), isOpen(now)));
  if (!row) return null;
  const side: EmailSide = row.oldTokenHash.equals(tokenHash) ? 'old' : 'new';
  return { ...row, side };
}

/** How many times mails were sent for an account in the last 24 hours. */
export async function countEmailChangeSends(db: Queryable, accountId: string, now: Date) {
  const [row] = await db
    .select({ sends: sql<number>`coalesce(sum(${emailChange.sends}), 0)::int` })
    .from(emailChange)
    .where(and(eq(emailChange.accountId, accountId), gt(emailChange.expiresAt, now)));
  return row?.sends ?? 0;
}

export async function insertEmailChange(tx: Transaction, row: typeof emailChange.$inferInsert) {
  await tx.insert(emailChange).values(row);
}

export async function changeEmailChange(
  db: Queryable,
  id: string,
  changes: Partial<Omit<EmailChangeRow, 'id' | 'accountId'>>,
) {
  await db.update(emailChange).set(changes).where(eq(emailChange.id, id));
}

/** Invalidates all links that an account requested before. */
export async function closeEmailChanges(db: Queryable, accountId: string, now: Date) {
  await db
    .update(emailChange)
    .set({ closedAt: now })
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.closedAt)));
}

/** Both mailboxes have confirmed the change, so the new e-mail is confirmed too. */
export async function setEmail(tx: Transaction, id: string, email: string, now: Date) {
  await tx.update(account).set({ email }).where(eq(account.id, id));
  await noteEmailConfirmed(tx, id, now);
}

export async function sweepEmailChanges(db: Queryable, now: Date) {
  await db.delete(emailChange).where(lte(emailChange.expiresAt, now));
}

function isOpen(now: Date) {
  return and(isNull(emailChange.closedAt), gt(emailChange.expiresAt, now));
}
