import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { account, emailChange } from './tables.ts';

/** All that an account says of its owner, but what opens it. */
export async function findOwnRecord(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: account.id,
      type: account.type,
      subtype: account.subtype,
      document: account.document,
      name: account.name,
      socialName: account.socialName,
      email: account.email,
      whatsapp: account.whatsapp,
      birthDate: account.birthDate,
      status: account.status,
      role: account.role,
      createdAt: account.createdAt,
    })
    .from(account)
    .where(eq(account.id, id));
  return row ?? null;
}

export function listEmailChanges(db: Queryable, accountId: string) {
  const { newEmail, sentAt, oldConfirmedAt, newConfirmedAt, closedAt } = emailChange;
  return db
    .select({ newEmail, sentAt, oldConfirmedAt, newConfirmedAt, closedAt })
    .from(emailChange)
    .where(eq(emailChange.accountId, accountId))
    .orderBy(emailChange.id);
}
