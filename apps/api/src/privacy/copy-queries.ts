import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { accountExport } from './tables.ts';

export type CopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

const columns = {
  state: accountExport.state,
  requestedAt: accountExport.requestedAt,
  expiresAt: accountExport.expiresAt,
  bytes: sql<number | null>`octet_length(${accountExport.content})`,
};

export async function findCopy(db: Queryable, accountId: string) {
  const [row] = await db
    .select(columns)
    .from(accountExport)
    .where(eq(accountExport.accountId, accountId));
  return row ?? null;
}

/** Replaces the last request, unless that is too recent; then null. */
export async function queueCopy(
  tx: Transaction,
  row: { accountId: string; id: string; requestedAt: Date },
  youngSince: Date,
) {
  const again = { state: 'queued', content: null, readyAt: null, expiresAt: null } as const;
  const [queued] = await tx
    .insert(accountExport)
    .values({ ...row, state: 'queued' })
    .onConflictDoUpdate({
      target: accountExport.accountId,
      set: { ...again, id: row.id, requestedAt: row.requestedAt },
      setWhere: sql`${accountExport.state} = 'failed' OR ${accountExport.requestedAt} <= ${youngSince.toISOString()}`,
    })
    .returning(columns);
  return queued ?? null;
}

/** Whether this request is still waiting: it may have been answered, replaced or dropped. */
export async function isQueued(db: Queryable, id: string) {
  return (await db.$count(accountExport, waiting(id))) === 1;
}

export async function keepCopy(
  tx: Transaction,
  id: string,
  made: { content: Buffer; readyAt: Date; expiresAt: Date },
) {
  const { rowCount } = await tx
    .update(accountExport)
    .set({ ...made, state: 'ready' })
    .where(waiting(id));
  return rowCount === 1;
}

export async function failCopy(db: Queryable, id: string) {
  await db.update(accountExport).set({ state: 'failed' }).where(waiting(id));
}

export async function readCopy(db: Queryable, accountId: string, now: Date) {
  const [row] = await db
    .select({ content: accountExport.content, readyAt: accountExport.readyAt })
    .from(accountExport)
    .where(and(eq(accountExport.accountId, accountId), gt(accountExport.expiresAt, now)));
  return row?.content && row.readyAt ? { content: row.content, readyAt: row.readyAt } : null;
}

export async function dropCopy(tx: Transaction, accountId: string) {
  await tx.delete(accountExport).where(eq(accountExport.accountId, accountId));
}

/** Deletes copies that can no longer be downloaded, and abandoned requests. */
export async function sweepCopies(db: Queryable, now: Date, abandonedSince: Date) {
  const { rowCount } = await db
    .delete(accountExport)
    .where(
      or(
        lte(accountExport.expiresAt, now),
        and(sql`${accountExport.content} IS NULL`, lte(accountExport.requestedAt, abandonedSince)),
      ),
    );
  return rowCount ?? 0;
}

function waiting(id: string) {
  return and(eq(accountExport.id, id), eq(accountExport.state, 'queued'));
}
