import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { restockRequest } from './tables.ts';

export type RestockRequest = typeof restockRequest.$inferSelect;
type Owner = { accountId: string; email: null } | { accountId: null; email: string };

const waiting = isNull(restockRequest.toldAt);

function ownedBy({ accountId, email }: Owner) {
  return accountId === null
    ? eq(restockRequest.email, email)
    : eq(restockRequest.accountId, accountId);
}

export function listWaiting(db: Queryable, owner: Owner): Promise<RestockRequest[]> {
  return db
    .select()
    .from(restockRequest)
    .where(and(ownedBy(owner), waiting))
    .orderBy(restockRequest.id);
}

/** Keeps a request that already waits, with a later end if it is unconfirmed. Returns what is stored. */
export async function insertRequest(tx: Transaction, row: RestockRequest): Promise<RestockRequest> {
  const key = row.accountId === null ? restockRequest.email : restockRequest.accountId;
  const later = sql`CASE WHEN ${restockRequest.confirmedAt} IS NULL
    THEN excluded.expires_at ELSE ${restockRequest.expiresAt} END`;
  const [stored = row] = await tx
    .insert(restockRequest)
    .values(row)
    .onConflictDoUpdate({
      target: [key, restockRequest.variantId],
      targetWhere: waiting,
      set: { expiresAt: later },
    })
    .returning();
  return stored;
}

export async function deleteWaiting(
  db: Queryable,
  accountId: string,
  variantId: string,
): Promise<void> {
  const owner = ownedBy({ accountId, email: null });
  await db
    .delete(restockRequest)
    .where(and(owner, eq(restockRequest.variantId, variantId), waiting));
}

export async function findRequest(db: Queryable, id: string, now: Date) {
  const [row] = await db.select().from(restockRequest).where(eq(restockRequest.id, id));
  return row && row.expiresAt > now ? row : null;
}

export async function confirmRequest(
  db: Queryable,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .update(restockRequest)
    .set({ confirmedAt: now, expiresAt })
    .where(and(eq(restockRequest.id, id), isNull(restockRequest.confirmedAt)));
}

export async function deleteRequest(db: Queryable, id: string): Promise<void> {
  await db.delete(restockRequest).where(eq(restockRequest.id, id));
}

export async function deleteByEmail(db: Queryable, email: string): Promise<void> {
  await db.delete(restockRequest).where(eq(restockRequest.email, email.toLowerCase()));
}

/** Deletes what has expired, and what was mailed before `toldBefore`. */
export async function sweepRequests(
  db: Queryable,
  { now, toldBefore }: { now: Date; toldBefore: Date },
): Promise<void> {
  await db
    .delete(restockRequest)
    .where(or(lt(restockRequest.expiresAt, now), lt(restockRequest.toldAt, toldBefore)));
}

/** Variants that somebody waits for, in ascending order of id. */
export async function listAwaited(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT variant_id AS id FROM ${restockRequest}
    WHERE variant_id > ${after} AND confirmed_at IS NOT NULL AND told_at IS NULL
    ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Takes the next requests of a variant in the order of asking: as many as there are units, less those that were
 * mailed since `notSince`, who may still be on their way. Concurrent runs wait for each other.
 */
export async function takeRequests(
  tx: Transaction,
  { variantId, available }: { variantId: string; available: number },
  { now, notSince }: { now: Date; notSince: Date },
): Promise<{ id: string; accountId: string | null; email: string | null }[]> {
  await tx.execute(sql`
    SELECT FROM ${restockRequest} WHERE variant_id = ${variantId} AND told_at IS NULL
    ORDER BY id FOR UPDATE`);
  const { rows } = await tx.execute<{
    id: string;
    accountId: string | null;
    email: string | null;
  }>(sql`
    WITH mailed AS (
      SELECT count(*)::integer AS n FROM ${restockRequest}
      WHERE variant_id = ${variantId} AND told_at > ${notSince}
    ), next AS (
      SELECT id FROM ${restockRequest}
      WHERE variant_id = ${variantId} AND confirmed_at IS NOT NULL AND told_at IS NULL
        AND expires_at > ${now}
      ORDER BY id LIMIT greatest(${available} - (SELECT n FROM mailed), 0)
    )
    UPDATE ${restockRequest} AS own SET told_at = ${now} FROM next WHERE own.id = next.id
    RETURNING own.id, own.account_id AS "accountId", own.email`);
  return rows;
}
