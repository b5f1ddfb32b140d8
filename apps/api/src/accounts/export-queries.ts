import { eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { account, emailChange } from './tables.ts';

const { passwordHash: _secret, ...exported } = getTableColumns(account);

/** Everything that an account holds about its owner, without credentials. */
export async function findOwnRecord(db: Queryable, id: string) {
  const [row] = await db.select(exported).from(account).where(eq(account.id, id));
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
