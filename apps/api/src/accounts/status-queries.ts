import { foldText } from '@arquiba/contract/linkify';
import { and, arrayContains, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { account } from './tables.ts';

export type AccountStatus = typeof account.$inferSelect.status;

/** Returns whether the status was `from`, and is `to` now. */
export async function setStatus(
  tx: Transaction,
  id: string,
  { from, to }: { from: AccountStatus; to: AccountStatus },
) {
  const { rowCount } = await tx
    .update(account)
    .set({ status: to })
    .where(and(eq(account.id, id), eq(account.status, from)));
  return rowCount === 1;
}

/** The current administrators, locked: of two who leave at the same moment the second sees the first. */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(arrayContains(account.roles, ['administrator']), eq(account.status, 'active')))
    .orderBy(account.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function findStandingByEmail(db: Queryable, email: string) {
  const [row] = await db
    .select({ id: account.id, status: account.status })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`);
  return row ?? null;
}

export interface AccountQuery {
  status: AccountStatus | null;
  /** A part of an e-mail or of a name, without case and accents. */
  search: string | null;
  limit: number;
}

/** The newest first, with the total number of matches. */
export async function listNewestAccounts(db: Queryable, query: AccountQuery) {
  const which = fits(query);
  const items = await db
    .select({
      email: account.email,
      socialName: account.socialName,
      type: account.type,
      status: account.status,
      roles: account.roles,
      createdAt: account.createdAt,
    })
    .from(account)
    .where(which)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(query.limit);
  const total = await db.$count(account, which);
  return { items, total };
}

function fits({ status, search }: AccountQuery): SQL | undefined {
  // What a person types is never a pattern: folded first, then escaped.
  const pattern = search && `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    status ? eq(account.status, status) : undefined,
    pattern ? sql`folded(${searched}) LIKE ${pattern}` : undefined,
  );
}

const searched = sql`${account.email} || ' ' || ${account.name} || ' ' || ${account.socialName}`;

/** The ids of active accounts whose e-mail is confirmed, in their order. */
export async function listReachable(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { id, status, emailConfirmedAt } = account;
  const rows = await db
    .select({ id })
    .from(account)
    .where(and(gt(id, after), eq(status, 'active'), isNotNull(emailConfirmedAt)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}
