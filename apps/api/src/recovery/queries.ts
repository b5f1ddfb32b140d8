import { RECOVERY_TRIES } from '@arquiba/contract/recovery';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { recoveryGrant, recoveryRequest } from './tables.ts';

type NewRequest = Pick<
  typeof recoveryRequest.$inferInsert,
  'id' | 'emailHash' | 'requestedAt' | 'expiresAt'
>;

/** Replaces the previous request; false if that is too recent. */
export async function replaceRequest(db: Queryable, request: NewRequest, noneSince: Date) {
  const fresh = { ...request, tries: 0, accountId: null, codeHash: null, confirmedAt: null };
  const placed = await db
    .insert(recoveryRequest)
    .values(fresh)
    .onConflictDoUpdate({
      target: recoveryRequest.emailHash,
      set: fresh,
      setWhere: lte(recoveryRequest.requestedAt, noneSince),
    })
    .returning({ id: recoveryRequest.id });
  return placed.length > 0;
}

export async function findRequest(db: Queryable, emailHash: Buffer) {
  const [row] = await db
    .select({
      requestedAt: recoveryRequest.requestedAt,
      expiresAt: recoveryRequest.expiresAt,
      tries: recoveryRequest.tries,
    })
    .from(recoveryRequest)
    .where(eq(recoveryRequest.emailHash, emailHash));
  return row ?? null;
}

/** Gives a request its code; false if it has one, was replaced, or has expired. */
export async function giveCode(
  db: Queryable,
  { id, accountId, codeHash, now }: { id: string; accountId: string; codeHash: string; now: Date },
) {
  const given = await db
    .update(recoveryRequest)
    .set({ accountId, codeHash })
    .where(
      and(
        eq(recoveryRequest.id, id),
        isNull(recoveryRequest.codeHash),
        gt(recoveryRequest.expiresAt, now),
      ),
    )
    .returning({ expiresAt: recoveryRequest.expiresAt });
  return given[0] ?? null;
}

/** Counts an attempt before the code is checked: of many concurrent ones, only five are checked. */
export async function takeTry(db: Queryable, emailHash: Buffer, now: Date) {
  const [row] = await db
    .update(recoveryRequest)
    .set({ tries: sql`${recoveryRequest.tries} + 1` })
    .where(
      and(
        eq(recoveryRequest.emailHash, emailHash),
        gt(recoveryRequest.expiresAt, now),
        lt(recoveryRequest.tries, RECOVERY_TRIES),
      ),
    )
    .returning({
      id: recoveryRequest.id,
      tries: recoveryRequest.tries,
      codeHash: recoveryRequest.codeHash,
    });
  return row ?? null;
}

/** Uses up a code and returns its account; null if it was used before. */
export async function confirmRequest(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .update(recoveryRequest)
    .set({ confirmedAt: now })
    .where(and(eq(recoveryRequest.id, id), isNull(recoveryRequest.confirmedAt)))
    .returning({ accountId: recoveryRequest.accountId });
  return row?.accountId ?? null;
}

export async function insertGrant(db: Queryable, row: typeof recoveryGrant.$inferInsert) {
  await db.insert(recoveryGrant).values(row);
}

export async function findGrant(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select()
    .from(recoveryGrant)
    .where(and(eq(recoveryGrant.tokenHash, tokenHash), gt(recoveryGrant.expiresAt, now)));
  return row ?? null;
}

/** Uses up a grant; of two concurrent calls only one gets it. */
export async function takeGrant(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .delete(recoveryGrant)
    .where(and(eq(recoveryGrant.tokenHash, tokenHash), gt(recoveryGrant.expiresAt, now)))
    .returning();
  return row ?? null;
}

export async function deleteGrantsOf(db: Queryable, accountId: string) {
  await db.delete(recoveryGrant).where(eq(recoveryGrant.accountId, accountId));
}

export async function deleteExpired(db: Queryable, now: Date) {
  await db.delete(recoveryRequest).where(lte(recoveryRequest.expiresAt, now));
  await db.delete(recoveryGrant).where(lte(recoveryGrant.expiresAt, now));
}
