import type { Role } from '@arquiba/contract/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { account, consent } from './tables.ts';

export async function insertAccount(db: Queryable, row: typeof account.$inferInsert) {
  await db.insert(account).values(row);
}

/** Both documents are accepted together, in the same version. */
export async function insertConsents(
  tx: Transaction,
  accountId: string,
  version: string,
  acceptedAt: Date,
) {
  const given = { accountId, version, acceptedAt };
  await tx.insert(consent).values([
    { ...given, document: 'termos' },
    { ...given, document: 'privacidade' },
  ]);
}

export async function findActiveAccount(db: Queryable, id: string) {
  const [row] = await activeAccount(db).execute({ id });
  return row ?? null;
}

const activeAccount = prepared((db) =>
  db
    .select({
      id: account.id,
      name: account.name,
      socialName: account.socialName,
      email: account.email,
      type: account.type,
      // Those that count: the view has none without a second factor.
      roles: sql<Role[]>`(SELECT roles FROM active_account WHERE active_account.id = account.id)`,
    })
    .from(account)
    .where(and(eq(account.id, sql.placeholder('id')), eq(account.status, 'active')))
    .prepare('accounts_active'),
);

/** What signing in needs; e-mails are compared without case. */
export async function findCredentialsByEmail(db: Queryable, email: string) {
  const [row] = await credentialsByEmail(db).execute({ email });
  return row ?? null;
}

const credentialsByEmail = prepared((db) =>
  db
    .select({
      id: account.id,
      name: account.name,
      status: account.status,
      passwordHash: account.passwordHash,
    })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${sql.placeholder('email')})`)
    .prepare('accounts_credentials'),
);

/** An account in any status, for callers that identified it otherwise than by its password. */
export async function findAccountById(db: Queryable, id: string) {
  const { name, socialName, email, emailConfirmedAt, status } = account;
  const [row] = await db
    .select({ id: account.id, name, socialName, email, emailConfirmedAt, status })
    .from(account)
    .where(eq(account.id, id));
  return row ?? null;
}

export async function findPasswordHash(db: Queryable, id: string) {
  const [row] = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, id));
  return row?.passwordHash ?? null;
}

/** Sets the password of an active account and returns its owner's e-mail and name. */
export async function setPasswordHash(db: Queryable, id: string, passwordHash: string) {
  const [owner] = await db
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, id), eq(account.status, 'active')))
    .returning({ email: account.email, socialName: account.socialName });
  return owner ?? null;
}
