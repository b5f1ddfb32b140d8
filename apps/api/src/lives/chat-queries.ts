import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { tiesTo } from '../profiles/public/ties.ts';
import { live, liveMessage, liveModerator, liveTurn } from './tables.ts';

export type MessageRow = Awaited<ReturnType<typeof findLiveMessages>>[number];

interface Which {
  viewerId: string | null;
  /** The first after it; otherwise the last ones. */
  after?: string | undefined;
  only?: string;
  limit?: number;
}

/** From the oldest to the newest, without what blocked people wrote, and what was cut off a recording. */
export async function findLiveMessages(
  db: Queryable,
  liveId: string,
  { viewerId, after, only, limit = 1 }: Which,
) {
  const viewer = sql`${viewerId}::bigint`;
  const which: (SQL | undefined)[] = [
    after === undefined ? undefined : gt(liveMessage.id, after),
    only === undefined ? undefined : eq(liveMessage.id, only),
  ];
  const rows = await db
    .select({
      ...cardColumns(viewer),
      id: liveMessage.id,
      text: liveMessage.text,
      createdAt: liveMessage.createdAt,
      isModerator: sql<boolean>`EXISTS (SELECT FROM ${liveModerator}
        WHERE ${liveModerator.liveId} = ${liveMessage.liveId}
          AND ${liveModerator.accountId} = ${liveMessage.authorId})`,
      shared: sql<boolean>`NOT ${author.private} OR ${author.accountId} = ${viewer} OR ${tiesTo(viewer).followed}`,
    })
    .from(liveMessage)
    .innerJoin(author, eq(author.accountId, liveMessage.authorId))
    .innerJoin(live, eq(live.id, liveMessage.liveId))
    .where(
      and(
        eq(liveMessage.liveId, liveId),
        eq(author.hidden, false),
        sql`NOT ${tiesTo(viewer).blocked}`,
        sql`(${live.shownFrom} IS NULL
          OR ${liveMessage.createdAt} BETWEEN ${live.shownFrom} AND ${live.shownUntil})`,
        ...which,
      ),
    )
    .orderBy(after === undefined ? desc(liveMessage.id) : asc(liveMessage.id))
    .limit(limit);
  return after === undefined ? rows.reverse() : rows;
}

export async function insertMessage(db: Queryable, row: typeof liveMessage.$inferInsert) {
  await db.insert(liveMessage).values(row);
}

/**
 * Notes that a person writes now. Returns null if they may, else when they wrote last: less than `slowSeconds` ago.
 * Of two at the same instant the second waits for the row of the first.
 */
export async function takeTurn(
  tx: Transaction,
  { liveId, accountId, takenAt }: typeof liveTurn.$inferInsert,
  slowSeconds: number,
): Promise<Date | null> {
  const { rowCount } = await tx
    .insert(liveTurn)
    .values({ liveId, accountId, takenAt })
    .onConflictDoUpdate({
      target: [liveTurn.liveId, liveTurn.accountId],
      set: { takenAt },
      setWhere: sql`${liveTurn.takenAt} + ${slowSeconds} * interval '1 second' <= excluded.taken_at`,
    });
  if (rowCount === 1) return null;
  const [row] = await tx
    .select({ takenAt: liveTurn.takenAt })
    .from(liveTurn)
    .where(and(eq(liveTurn.liveId, liveId), eq(liveTurn.accountId, accountId)));
  return row?.takenAt ?? null;
}

export async function findMessageAuthor(
  db: Queryable,
  liveId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ authorId: liveMessage.authorId })
    .from(liveMessage)
    .where(and(eq(liveMessage.liveId, liveId), eq(liveMessage.id, id)));
  return row?.authorId ?? null;
}

export async function deleteMessage(db: Queryable, id: string) {
  await db.delete(liveMessage).where(eq(liveMessage.id, id));
}

export async function setPinned(db: Queryable, liveId: string, pinnedId: string | null) {
  await db.update(live).set({ pinnedId }).where(eq(live.id, liveId));
}
