import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { event, eventAnswer, eventDate } from './tables.ts';

/** Every event that an account organises. */
export function listOrganised(db: Queryable, accountId: string) {
  return db.select().from(event).where(eq(event.authorId, accountId)).orderBy(asc(event.id));
}

export function listAnswersOf(db: Queryable, accountId: string) {
  return db
    .select({
      ...{ slug: event.slug, title: event.title, startsAt: eventDate.startsAt },
      ...{ answer: eventAnswer.answer, guests: eventAnswer.guests },
    })
    .from(eventAnswer)
    .innerJoin(eventDate, eq(eventDate.id, eventAnswer.dateId))
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(eq(eventAnswer.accountId, accountId))
    .orderBy(asc(eventDate.startsAt), asc(eventDate.id));
}
