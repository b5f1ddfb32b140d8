import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { groupNameOf } from '../groups/public/group-ties.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { isVisiblePost } from '../posts/public/visible-post.ts';
import { isShown } from '../profiles/public/visibility.ts';
import { concerns } from './queries.ts';
import { calendarAddress, event, eventAnswer, eventDate } from './tables.ts';

const MOST_ENTRIES = 1000;

interface CalendarQuery {
  viewerId: string | null;
  eventId?: string;
  dateId?: string | undefined;
  groupId?: string;
  mine?: boolean;
  since?: Date;
}

export type CalendarRow = Awaited<ReturnType<typeof listCalendarRows>>[number];

/** Dates that the viewer may see, the earliest first, with cancelled ones. */
export function listCalendarRows(db: Queryable, query: CalendarQuery) {
  const { viewerId, eventId, dateId, groupId, mine, since } = query;
  const viewer = sql`${viewerId}::bigint`;
  return db
    .select({
      ...getTableColumns(eventDate),
      ...{ slug: event.slug, title: event.title, description: event.description },
      isWaiting: sql<boolean>`EXISTS (SELECT FROM ${eventAnswer}
        WHERE ${eventAnswer.dateId} = ${eventDate.id} AND ${eventAnswer.accountId} = ${viewer}
          AND ${eventAnswer.answer} = 'waiting')`,
    })
    .from(eventDate)
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(
      and(
        eventId === undefined ? undefined : eq(event.id, eventId),
        dateId === undefined ? undefined : eq(eventDate.id, dateId),
        groupId === undefined ? undefined : eq(event.groupId, groupId),
        mine ? concerns(viewer) : undefined,
        since && gt(eventDate.endsAt, since),
        isVisiblePost(event.postId, viewer),
      ),
    )
    .orderBy(asc(eventDate.startsAt), asc(eventDate.id))
    .limit(MOST_ENTRIES);
}

/** Null if it was revoked, or its owner is hidden. */
export async function findAddress(db: Queryable, tokenHash: Buffer) {
  const { accountId, groupId } = calendarAddress;
  const [row] = await db
    .select({ accountId, groupId, groupName: groupNameOf(groupId).name })
    .from(calendarAddress)
    .where(and(eq(calendarAddress.tokenHash, tokenHash), isShown(accountId)));
  return row ?? null;
}

export function listAddresses(db: Queryable, accountId: string) {
  const { id, createdAt, groupId } = calendarAddress;
  return db
    .select({ id, createdAt, ...groupNameOf(groupId) })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
    .orderBy(asc(id));
}

/** Replaces the one before. */
export async function insertAddress(
  tx: Transaction,
  row: typeof calendarAddress.$inferInsert & { groupId: string | null },
) {
  const { accountId, groupId } = calendarAddress;
  await tx
    .delete(calendarAddress)
    .where(
      and(
        eq(accountId, row.accountId),
        row.groupId === null ? isNull(groupId) : eq(groupId, row.groupId),
      ),
    );
  await tx.insert(calendarAddress).values(row);
}

export async function deleteAddress(db: Queryable, accountId: string, id: string) {
  const { rowCount } = await db
    .delete(calendarAddress)
    .where(and(eq(calendarAddress.id, id), eq(calendarAddress.accountId, accountId)));
  return rowCount === 1;
}
