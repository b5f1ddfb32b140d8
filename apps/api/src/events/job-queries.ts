import { and, asc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type DateRow, event, eventAnswer, eventDate } from './tables.ts';

/** Half of what `dateRows` fills: an event is filled again after months, not every day. */
const FILL_BEFORE_MS = 200 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 1000;

/** Repeated events whose rule has dates that do not exist yet. */
export function listUnfilled(db: Queryable, now: Date) {
  const until = new Date(now.getTime() + FILL_BEFORE_MS).toISOString().slice(0, 10);
  return db
    .select({ id: event.id })
    .from(event)
    .where(
      and(eq(event.cancelled, false), isNotNull(event.repetition), lt(event.filledUntil, until)),
    )
    .limit(MOST_AT_ONCE);
}

/** Events whose posts show a date that is over, though there is a later one. */
export function listOutdated(db: Queryable, now: Date) {
  const later = gt(eventDate.endsAt, now);
  return db
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        lte(event.shownUntil, now),
        sql`EXISTS (SELECT FROM ${eventDate} WHERE ${eventDate.eventId} = ${event.id} AND ${later})`,
      ),
    )
    .limit(MOST_AT_ONCE);
}

/** Dates that were not over at `since`, by id. */
export function listComingDates(
  db: Queryable,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<DateRow[]> {
  return db
    .select()
    .from(eventDate)
    .where(and(gt(eventDate.endsAt, since), gt(eventDate.id, after)))
    .orderBy(asc(eventDate.id))
    .limit(limit);
}

export type Reminder = Awaited<ReturnType<typeof claimReminders>>[number];

/** Marks answers as reminded and returns them. Two runs at once never get the same one. */
export async function claimReminders(
  tx: Transaction,
  query: { level: number; now: Date; until: Date; limit: number },
) {
  const { level, now, until, limit } = query;
  const due = await tx
    .select({ dateId: eventAnswer.dateId, accountId: eventAnswer.accountId })
    .from(eventAnswer)
    .innerJoin(eventDate, eq(eventDate.id, eventAnswer.dateId))
    .where(
      and(
        inArray(eventAnswer.answer, ['going', 'maybe']),
        eq(eventAnswer.hidden, false),
        lt(eventAnswer.reminded, level),
        eq(eventDate.cancelled, false),
        sql`${eventDate.startsAt} > ${now.toISOString()} AND ${eventDate.startsAt} <= ${until.toISOString()}`,
      ),
    )
    .limit(limit)
    .for('update', { of: eventAnswer, skipLocked: true });
  if (due.length === 0) return [];
  const pairs = due.map(({ dateId, accountId }) => sql`(${dateId}::bigint, ${accountId}::bigint)`);
  await tx
    .update(eventAnswer)
    .set({ reminded: level })
    .where(sql`(${eventAnswer.dateId}, ${eventAnswer.accountId}) IN (${sql.join(pairs, sql`, `)})`);
  const abouts = await tx
    .select({
      ...{ id: eventDate.id, startsAt: eventDate.startsAt, timeZone: eventDate.timeZone },
      ...{ place: eventDate.place, onlineUrl: eventDate.onlineUrl, title: event.title },
      ...{ slug: event.slug, postId: event.postId, groupId: event.groupId },
      authorId: event.authorId,
    })
    .from(eventDate)
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(inArray(eventDate.id, [...new Set(due.map(({ dateId }) => dateId))]));
  const byId = new Map(abouts.map((about) => [about.id, about]));
  return due.flatMap(({ dateId, accountId }) => {
    const about = byId.get(dateId);
    return about ? { ...about, accountId } : [];
  });
}
