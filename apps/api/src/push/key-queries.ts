import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../platform/database/database.ts';
import { pushKey, pushSubscription } from './tables.ts';

export async function findKey(db: Queryable) {
  const [row] = await db.select().from(pushKey);
  return row ?? null;
}

export async function insertKey(db: Queryable, row: typeof pushKey.$inferInsert): Promise<void> {
  await db.insert(pushKey).values(row).onConflictDoNothing();
}

/** With the subscriptions: push services accept only the key with which a browser subscribed. */
export async function deleteKey(db: Database, sealedPrivateKey: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(pushKey)
      .where(eq(pushKey.sealedPrivateKey, sealedPrivateKey));
    if (rowCount === 1) await tx.delete(pushSubscription);
  });
}
