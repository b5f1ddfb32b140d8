import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardColumns, cardSource as person } from '../profiles/public/card-columns.ts';
import { foundByName, notBlocked } from '../profiles/public/visibility.ts';
import { eventAnswer, eventDate } from './tables.ts';

export type AnswerRow = typeof eventAnswer.$inferSelect;

export async function findAnswer(tx: Transaction, dateId: string, accountId: string) {
  const [row] = await tx
    .select()
    .from(eventAnswer)
    .where(and(eq(eventAnswer.dateId, dateId), eq(eventAnswer.accountId, accountId)));
  return row ?? null;
}

export async function saveAnswer(tx: Transaction, row: AnswerRow) {
  const { answer, guests, turn, reminded } = row;
  await tx
    .insert(eventAnswer)
    .values(row)
    .onConflictDoUpdate({
      target: [eventAnswer.dateId, eventAnswer.accountId],
      set: { answer, guests, turn, reminded },
    });
}

/** First come, first served. */
export function listWaiting(tx: Transaction, dateId: string) {
  return tx
    .select({ accountId: eventAnswer.accountId, guests: eventAnswer.guests })
    .from(eventAnswer)
    .where(
      and(
        eq(eventAnswer.dateId, dateId),
        eq(eventAnswer.answer, 'waiting'),
        eq(eventAnswer.hidden, false),
      ),
    )
    .orderBy(asc(eventAnswer.turn));
}

export async function letGo(tx: Transaction, dateId: string, accountIds: readonly string[]) {
  await tx
    .update(eventAnswer)
    .set({ answer: 'going' })
    .where(and(eq(eventAnswer.dateId, dateId), inArray(eventAnswer.accountId, [...accountIds])));
}

export async function setGoing(tx: Transaction, dateId: string, going: number) {
  await tx.update(eventDate).set({ going }).where(eq(eventDate.id, dateId));
}

interface PeopleQuery {
  dateId: string;
  answer: AnswerRow['answer'];
  viewerId: string | null;
  /** Organisers see everyone who has not blocked them. */
  all: boolean;
  after: number;
  limit: number;
}

/** In the order of their answers, without people who are hidden or blocked. */
export function listPeople(db: Queryable, query: PeopleQuery) {
  const viewer = sql`${query.viewerId}::bigint`;
  return db
    .select({
      ...cardColumns(viewer),
      guests: eventAnswer.guests,
      turn: eventAnswer.turn,
    })
    .from(eventAnswer)
    .innerJoin(person, eq(person.accountId, eventAnswer.accountId))
    .where(
      and(
        eq(eventAnswer.dateId, query.dateId),
        eq(eventAnswer.answer, query.answer),
        sql`${eventAnswer.turn} > ${query.after}`,
        query.all ? sql`NOT ${person.hidden} AND ${notBlocked(viewer)}` : foundByName(viewer),
      ),
    )
    .orderBy(asc(eventAnswer.turn))
    .limit(query.limit);
}
