import type { ChosenChannels, NotificationSubject } from '@arquiba/contract/notifications';
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
  of: { accountId: string; subject: NotificationSubject },
  chosen: ChosenChannels,
): Promise<void> {
  const { accountId, subject } = notificationPreference;
  await db
    .insert(notificationPreference)
    .values({ ...of, ...chosen })
    .onConflictDoUpdate({ target: [accountId, subject], set: chosen });
}
