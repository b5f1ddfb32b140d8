import { and, eq, gt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { event, eventDate } from './tables.ts';

/** What notices say of a date and its event. */
export type About = NonNullable<Awaited<ReturnType<typeof findAbout>>>;

export async function findAbout(db: Queryable, dateId: string) {
  const { title, slug, postId, groupId, authorId } = event;
  const { id, startsAt, timeZone, place, onlineUrl, nextTurn } = eventDate;
  const [row] = await db
    .select({
      ...{ title, slug, postId, groupId, authorId },
      ...{ id, startsAt, timeZone, place, onlineUrl, nextTurn },
    })
    .from(eventDate)
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(eq(id, dateId));
  return row ?? null;
}

/** The dates of the event that a post announces which are not over and not cancelled. */
export function listComing(tx: Transaction, postId: string, now: Date) {
  return tx
    .select({ id: eventDate.id, authorId: event.authorId })
    .from(eventDate)
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(
      and(eq(event.postId, postId), eq(eventDate.cancelled, false), gt(eventDate.endsAt, now)),
    );
}
