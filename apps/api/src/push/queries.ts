import { and, count, desc, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { pushSetting, pushSubscription } from './tables.ts';

export type SettingRow = typeof pushSetting.$inferSelect;
export type ChosenSetting = Omit<typeof pushSetting.$inferInsert, 'accountId'>;

/** Takes the place of the session's previous one, and of the same browser's under another session. */
export async function saveSubscription(
  tx: Transaction,
  row: typeof pushSubscription.$inferInsert,
): Promise<void> {
  const { endpoint, sessionId } = pushSubscription;
  await tx
    .delete(pushSubscription)
    .where(and(eq(sessionId, row.sessionId), ne(endpoint, row.endpoint)));
  await tx.insert(pushSubscription).values(row).onConflictDoUpdate({ target: endpoint, set: row });
}

/** Keeps those that were used last. */
export async function deleteOverMost(tx: Transaction, accountId: string, most: number) {
  const kept = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.lastUsedAt), desc(pushSubscription.id))
    .limit(most);
  await tx
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), notInArray(pushSubscription.id, kept)));
}

export async function deleteOfSession(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
}

export async function isSubscribed(db: Queryable, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionId, sessionId));
  return row?.count === 1;
}

/** One browser, and what its owner chose; null once it is not subscribed any more. */
export async function findTarget(db: Queryable, id: string) {
  const [row] = await db
    .select({ target: pushSubscription, setting: pushSetting })
    .from(pushSubscription)
    .leftJoin(pushSetting, eq(pushSetting.accountId, pushSubscription.accountId))
    .where(eq(pushSubscription.id, id));
  return row ?? null;
}

export async function noteUsed(db: Queryable, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(pushSubscription).set({ lastUsedAt }).where(eq(pushSubscription.id, id));
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

export function listSubscriptions(db: Queryable, accountId: string) {
  const { id, endpoint, createdAt, lastUsedAt } = pushSubscription;
  return db
    .select({ id, endpoint, createdAt, lastUsedAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(id));
}

export async function findSetting(db: Queryable, accountId: string): Promise<SettingRow | null> {
  const [row] = await db.select().from(pushSetting).where(eq(pushSetting.accountId, accountId));
  return row ?? null;
}

export async function saveSetting(
  db: Queryable,
  accountId: string,
  set: ChosenSetting,
): Promise<void> {
  await db
    .insert(pushSetting)
    .values({ ...set, accountId })
    .onConflictDoUpdate({ target: pushSetting.accountId, set });
}

/** Remembers when the first thing happened that is held back. */
export async function holdSince(db: Queryable, accountId: string, at: Date): Promise<void> {
  const given = sql`${at.toISOString()}::timestamptz`;
  await db
    .insert(pushSetting)
    .values({ accountId, heldSince: at })
    .onConflictDoUpdate({
      target: pushSetting.accountId,
      set: { heldSince: sql`least(${pushSetting.heldSince}, ${given})` },
    });
}

/** People with pushes that are held back, in the order of their ids. */
export function listHeld(db: Queryable, after: string, limit: number): Promise<SettingRow[]> {
  return db
    .select()
    .from(pushSetting)
    .where(and(isNotNull(pushSetting.heldSince), sql`${pushSetting.accountId} > ${after}`))
    .orderBy(pushSetting.accountId)
    .limit(limit);
}

/** False if another process was faster. */
export async function release(tx: Transaction, accountId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(pushSetting)
    .set({ heldSince: null })
    .where(and(eq(pushSetting.accountId, accountId), isNotNull(pushSetting.heldSince)));
  return rowCount === 1;
}
