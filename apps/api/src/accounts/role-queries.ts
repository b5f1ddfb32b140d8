import type { Role } from '@arquiba/contract/permissions';
import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { lockAdministrators } from './status-queries.ts';
import { account } from './tables.ts';

/** Roles count while the account has a second factor. */
const active = sql<boolean>`EXISTS (SELECT FROM active_account
  WHERE active_account.id = account.id AND active_account.roles <> '{}')`;

const staffColumns = {
  accountId: account.id,
  name: account.socialName,
  email: account.email,
  status: account.status,
  roles: account.roles,
  active,
};

const hasRole = sql`${account.roles} <> '{}'`;

/** Everyone with a role, the longest in the place first. */
export function listStaff(db: Queryable) {
  return db
    .select(staffColumns)
    .from(account)
    .where(and(hasRole, eq(account.status, 'active')))
    .orderBy(asc(account.id));
}

export async function findStanding(db: Queryable, id: string) {
  const [row] = await db.select(staffColumns).from(account).where(eq(account.id, id));
  return row ?? null;
}

/**
 * An account whose roles may change, locked after all who administer: two changes run one after the other, and
 * never wait for each other.
 */
export async function lockForRoles(tx: Transaction, email: string) {
  await lockAdministrators(tx);
  const [row] = await tx
    .select({ id: account.id, roles: account.roles, status: account.status })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`)
    .for('update');
  return row ?? null;
}

export async function setRoles(tx: Transaction, id: string, roles: Role[]): Promise<void> {
  await tx.update(account).set({ roles }).where(eq(account.id, id));
}

/** The accounts of staff with one of these roles that counts. */
export async function listWithRole(db: Queryable, roles: readonly Role[]): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(arrayOverlaps(account.roles, [...roles]), eq(account.status, 'active'), active));
  return rows.map(({ id }) => id);
}

export async function listNames(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: account.id, name: account.socialName })
    .from(account)
    .where(inArray(account.id, [...ids]));
}
