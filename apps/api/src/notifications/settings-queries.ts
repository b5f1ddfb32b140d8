import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { notificationPreference } from './tables.ts';

export function listPreferences(db: Queryable, accountId: string) {
  return db
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.accountId, accountId));
}

export async function setPreference(
  db: Queryable,
  row: typeof notificationPreference.$inferInsert,
): Promise<void> {
  const { accountId, subject } = notificationPreference;
  await db
    .insert(notificationPreference)
    .values(row)
    .onConflictDoUpdate({ target: [accountId, subject], set: { site: row.site } });
}
