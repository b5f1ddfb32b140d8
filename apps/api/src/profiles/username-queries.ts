import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { formerUsername, profile } from './tables.ts';

/** The username of an account, locked until the transaction ends. */
export async function lockUsername(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ username: profile.username })
    .from(profile)
    .where(eq(profile.accountId, accountId))
    .for('no key update');
  return row?.username ?? null;
}

export async function insertFormer(tx: Transaction, row: typeof formerUsername.$inferInsert) {
  await tx.insert(formerUsername).values(row);
}

/** When an account changed its username since a moment, the latest first. */
export async function findChanges(db: Queryable, accountId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ leftAt: formerUsername.leftAt })
    .from(formerUsername)
    .where(and(eq(formerUsername.accountId, accountId), gt(formerUsername.leftAt, since)))
    .orderBy(desc(formerUsername.leftAt));
  return rows.map((row) => row.leftAt);
}

/** The current name of the person who left this username after a moment. */
export async function findRenamed(db: Queryable, username: string, since: Date) {
  const [row] = await db
    .select({ username: profile.username })
    .from(formerUsername)
    .innerJoin(profile, eq(profile.accountId, formerUsername.accountId))
    .where(and(eq(formerUsername.username, username), gt(formerUsername.leftAt, since)))
    .orderBy(desc(formerUsername.leftAt))
    .limit(1);
  return row?.username ?? null;
}

/** Whether somebody else has the username, or left it so recently that it still leads to them. */
export async function isTaken(
  db: Queryable,
  { username, accountId, since }: { username: string; accountId: string; since: Date },
): Promise<boolean> {
  const [owners, former] = [
    await db.$count(profile, and(eq(profile.username, username), ne(profile.accountId, accountId))),
    await db.$count(
      formerUsername,
      and(
        eq(formerUsername.username, username),
        gt(formerUsername.leftAt, since),
        ne(formerUsername.accountId, accountId),
      ),
    ),
  ];
  return owners + former > 0;
}

export async function deleteFormer(db: Queryable, until: Date) {
  const { rowCount } = await db.delete(formerUsername).where(lte(formerUsername.leftAt, until));
  return rowCount ?? 0;
}

export function listFormer(db: Queryable, accountId: string) {
  return db
    .select({ username: formerUsername.username, leftAt: formerUsername.leftAt })
    .from(formerUsername)
    .where(eq(formerUsername.accountId, accountId))
    .orderBy(desc(formerUsername.leftAt));
}
