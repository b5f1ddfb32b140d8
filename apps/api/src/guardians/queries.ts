import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { guardian, guardianRefusal } from './tables.ts';

export type GuardianRow = typeof guardian.$inferSelect;

export async function findGuardian(db: Queryable, accountId: string): Promise<GuardianRow | null> {
  const [row] = await db.select().from(guardian).where(eq(guardian.accountId, accountId));
  return row ?? null;
}

/** The same, locked: nobody else answers or asks in the meantime. */
export async function lockGuardian(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select()
    .from(guardian)
    .where(eq(guardian.accountId, accountId))
    .for('update');
  return row ?? null;
}

/** The request of a token that is still valid: sent after `since`. */
export async function findRequest(db: Queryable, tokenHash: Buffer, since: Date) {
  const [row] = await db.select().from(guardian).where(open(tokenHash, since));
  return row ?? null;
}

/** Uses up a token. Of two concurrent calls only one finds it. */
export async function confirmRequest(tx: Transaction, tokenHash: Buffer, since: Date, at: Date) {
  const [row] = await tx
    .update(guardian)
    .set({ tokenHash: null, confirmedAt: at })
    .where(open(tokenHash, since))
    .returning({ accountId: guardian.accountId });
  return row?.accountId ?? null;
}

/** The same for a person who does not know the account: their address is deleted. */
export async function refuseRequest(tx: Transaction, tokenHash: Buffer, since: Date) {
  const [row] = await tx
    .update(guardian)
    .set({ tokenHash: null, email: null })
    .where(open(tokenHash, since))
    .returning({ accountId: guardian.accountId });
  return row?.accountId ?? null;
}

function open(tokenHash: Buffer, since: Date) {
  return and(eq(guardian.tokenHash, tokenHash), gt(guardian.requestedAt, since));
}

type NewRequest = Pick<GuardianRow, 'accountId' | 'neededUntil' | 'requestedAt'> & {
  email: string;
  tokenHash: Buffer;
};

/** Replaces the previous request, whose link stops working. */
export async function putRequest(tx: Transaction, row: NewRequest) {
  const { email, tokenHash, requestedAt } = row;
  await tx
    .insert(guardian)
    .values(row)
    .onConflictDoUpdate({ target: guardian.accountId, set: { email, tokenHash, requestedAt } });
}

export async function countRequestsTo(db: Queryable, email: string, since: Date): Promise<number> {
  return db.$count(
    guardian,
    and(sql`lower(${guardian.email}) = lower(${email})`, gt(guardian.requestedAt, since)),
  );
}

export async function insertRefusal(tx: Transaction, emailHash: Buffer, refusedAt: Date) {
  await tx
    .insert(guardianRefusal)
    .values({ emailHash, refusedAt })
    .onConflictDoUpdate({ target: guardianRefusal.emailHash, set: { refusedAt } });
}

export async function isRefused(db: Queryable, emailHash: Buffer, since: Date): Promise<boolean> {
  const found = await db.$count(
    guardianRefusal,
    and(eq(guardianRefusal.emailHash, emailHash), gt(guardianRefusal.refusedAt, since)),
  );
  return found > 0;
}

export async function deleteRefusals(db: Queryable, until: Date) {
  await db.delete(guardianRefusal).where(lte(guardianRefusal.refusedAt, until));
}

/** Deletes the guardians of accounts that need none from this day on, and returns these accounts. */
export async function deleteUnneeded(tx: Transaction, day: string): Promise<string[]> {
  const rows = await tx
    .delete(guardian)
    .where(and(isNull(guardian.confirmedAt), lte(guardian.neededUntil, day)))
    .returning({ accountId: guardian.accountId });
  return rows.map((row) => row.accountId);
}
