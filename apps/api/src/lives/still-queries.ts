import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { live } from './tables.ts';

type Known = NonNullable<Awaited<ReturnType<typeof findStill>>>;

/** The picture of a live, and what it may be of; null where there is no live. */
export async function findStill(db: Queryable, id: string) {
  const [row] = await db
    .select({ still: live.still, shownFrom: live.shownFrom, shownUntil: live.shownUntil })
    .from(live)
    .where(eq(live.id, id));
  return row ?? null;
}

/** Returns whether it was done: not where the live was cut since `known`. */
export async function setStill(
  db: Queryable,
  id: string,
  set: Partial<Pick<typeof live.$inferInsert, 'still' | 'stillAt'>>,
  { shownFrom, shownUntil }: Known,
): Promise<boolean> {
  const { rowCount } = await db
    .update(live)
    .set(set)
    .where(
      and(
        eq(live.id, id),
        sql`${live.shownFrom} IS NOT DISTINCT FROM ${shownFrom?.toISOString() ?? null}::timestamptz`,
        sql`${live.shownUntil} IS NOT DISTINCT FROM ${shownUntil?.toISOString() ?? null}::timestamptz`,
      ),
    );
  return rowCount === 1;
}

/** Begun ones without a picture, and those on air whose picture is old. */
export async function listWithoutStill(
  db: Queryable,
  { olderThan, limit }: { olderThan: Date; limit: number },
): Promise<string[]> {
  const isOld = and(isNull(live.endedAt), lt(live.stillAt, olderThan));
  const rows = await db
    .select({ id: live.id })
    .from(live)
    .where(and(isNotNull(live.startedAt), or(isNull(live.stillAt), isOld)))
    .orderBy(asc(live.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
