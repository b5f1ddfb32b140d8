import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { account } from './tables.ts';

const COLUMNS = {
  id: account.id,
  type: account.type,
  subtype: account.subtype,
  document: account.document,
  name: account.name,
  socialName: account.socialName,
  email: account.email,
  emailConfirmedAt: account.emailConfirmedAt,
  whatsapp: account.whatsapp,
  birthDate: account.birthDate,
  createdAt: account.createdAt,
};

export type AccountDataRow = NonNullable<Awaited<ReturnType<typeof findAccountData>>>;
export type AccountChanges = Partial<
  Omit<AccountDataRow, 'id' | 'email' | 'emailConfirmedAt' | 'createdAt'>
>;

/** Everything that the owner of an active account may see of it. */
export async function findAccountData(db: Queryable, id: string) {
  const [row] = await db.select(COLUMNS).from(account).where(isActive(id));
  return row ?? null;
}

export async function changeAccountData(db: Queryable, id: string, changes: AccountChanges) {
  const [row] = await db.update(account).set(changes).where(isActive(id)).returning(COLUMNS);
  return row ?? null;
}

function isActive(id: string) {
  return and(eq(account.id, id), eq(account.status, 'active'));
}
