import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { live, liveStreamKey } from './tables.ts';

export async function setStreamKey(
  db: Queryable,
  accountId: string,
  key: { keyHash: Buffer; madeAt: Date },
): Promise<void> {
  await db
    .insert(liveStreamKey)
    .values({ accountId, ...key })
    .onConflictDoUpdate({ target: liveStreamKey.accountId, set: key });
}

/** Lets the key of an account lead to a live. */
export async function setAwaiting(db: Queryable, accountId: string, liveId: string): Promise<void> {
  await db
    .insert(liveStreamKey)
    .values({ accountId, liveId })
    .onConflictDoUpdate({ target: liveStreamKey.accountId, set: { liveId } });
}

export async function findStreamKey(db: Queryable, accountId: string) {
  const [row] = await db
    .select({
      madeAt: liveStreamKey.madeAt,
      refusal: liveStreamKey.refusal,
      refusedAt: liveStreamKey.refusedAt,
    })
    .from(liveStreamKey)
    .where(eq(liveStreamKey.accountId, accountId));
  return row ?? null;
}

/** Whose a key is, and the live to which it leads; null for no key, or that of someone hidden. */
export async function findHolder(db: Queryable, keyHash: Buffer) {
  const [row] = await db
    .select({ accountId: liveStreamKey.accountId, liveId: live.id })
    .from(liveStreamKey)
    .innerJoin(author, eq(author.accountId, liveStreamKey.accountId))
    .leftJoin(live, and(eq(live.id, liveStreamKey.liveId), isNull(live.endedAt)))
    .where(and(eq(liveStreamKey.keyHash, keyHash), eq(author.hidden, false)));
  return row ?? null;
}

export async function setRefusal(
  db: Queryable,
  keyHash: Buffer,
  why: { refusal: string; refusedAt: Date },
): Promise<void> {
  await db.update(liveStreamKey).set(why).where(eq(liveStreamKey.keyHash, keyHash));
}

/** Lives that wait for a program, and were not shown yet. */
export async function listAwaiting(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: live.id })
    .from(liveStreamKey)
    .innerJoin(live, eq(live.id, liveStreamKey.liveId))
    .where(and(isNull(live.startedAt), isNull(live.endedAt)));
  return rows.map(({ id }) => id);
}
