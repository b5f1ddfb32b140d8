import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { tiesTo } from '../profiles/public/ties.ts';
import { live, liveMessage, liveModerator } from './tables.ts';

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

/** Until the transaction ends, no other message of this person is written in this live. */
export async function lockWriting(
  tx: Transaction,
  liveId: string,
  authorId: string,
): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`live chat ${liveId}`}, ${authorId}::bigint))`,
  );
}

/** When someone wrote last in a live. */
export async function lastMessageAt(
  db: Queryable,
  liveId: string,
  authorId: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: liveMessage.createdAt })
    .from(liveMessage)
    .where(and(eq(liveMessage.liveId, liveId), eq(liveMessage.authorId, authorId)))
    .orderBy(desc(liveMessage.id))
    .limit(1);
  return row?.createdAt ?? null;
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
