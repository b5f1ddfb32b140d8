import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { recoveryCode, secondFactor } from './tables.ts';

export type Factor = typeof secondFactor.$inferSelect;

export async function findFactor(db: Queryable, accountId: string): Promise<Factor | null> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  return row ?? null;
}

/** The same, locked: calls with the same code run one after the other. */
export async function lockFactor(tx: Transaction, accountId: string): Promise<Factor | null> {
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.accountId, accountId))
    .for('update');
  return row ?? null;
}

/** Stores a new secret that waits for confirmation; false if one is already active. */
export async function keepPendingSecret(
  db: Queryable,
  row: Pick<Factor, 'accountId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const { sealedSecret, createdAt } = row;
  const kept = await db
    .insert(secondFactor)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactor.accountId,
      set: { sealedSecret, createdAt },
      setWhere: isNull(secondFactor.enabledAt),
    })
    .returning({ accountId: secondFactor.accountId });
  return kept.length > 0;
}

/** Active from the start. */
export async function importFactor(
  tx: Transaction,
  {
    accountId,
    sealedSecret,
    codesSalt,
    at,
  }: Pick<Factor, 'accountId' | 'sealedSecret' | 'codesSalt'> & { at: Date },
): Promise<void> {
  const row = { accountId, sealedSecret, codesSalt, usedStep: 0 };
  await tx.insert(secondFactor).values({ ...row, enabledAt: at, createdAt: at });
}

export async function updateFactor(db: Queryable, accountId: string, changes: Partial<Factor>) {
  await db.update(secondFactor).set(changes).where(eq(secondFactor.accountId, accountId));
}

export async function deleteFactor(db: Queryable, accountId: string) {
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: string,
  { salt, hashes }: { salt: Buffer; hashes: Buffer[] },
) {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await updateFactor(tx, accountId, { codesSalt: salt });
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Marks a code as used; false if there is no such code, or it was used before. */
export async function useRecoveryCode(
  tx: Transaction,
  accountId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ accountId: recoveryCode.accountId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  return row?.left ?? 0;
}

export async function isEnabled(db: Queryable, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: secondFactor.accountId })
    .from(secondFactor)
    .where(and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.enabledAt)));
  return rows.length > 0;
}
