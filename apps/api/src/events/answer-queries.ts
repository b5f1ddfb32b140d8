import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared, preparedStatement } from '../platform/database/prepared.ts';
import { cardColumns, cardSource as person } from '../profiles/public/card-columns.ts';
import { foundByName, notBlocked } from '../profiles/public/visibility.ts';
import { eventAnswer, eventDate } from './tables.ts';

export type AnswerRow = typeof eventAnswer.$inferSelect;

/** What a new answer to a locked date depends on: the one before, and whether anybody waits for a place. */
export async function findAnswer(tx: Transaction, dateId: string, accountId: string) {
  const [row] = await answerOf(tx).execute({ dateId, accountId });
  return { before: row?.before ?? null, hasQueue: row?.hasQueue ?? false };
}

const given = sql.placeholder;

const answerOf = prepared((tx) =>
  tx
    .select({
      before: getTableColumns(eventAnswer),
      hasQueue: sql<boolean>`EXISTS (SELECT FROM ${eventAnswer} AS queued
        WHERE queued.date_id = ${given('dateId')}::bigint AND queued.answer = 'waiting' AND NOT queued.hidden)`,
    })
    .from(sql`(SELECT) AS once`)
    .leftJoin(
      eventAnswer,
      and(eq(eventAnswer.dateId, given('dateId')), eq(eventAnswer.accountId, given('accountId'))),
    )
    .prepare('events_answer_of'),
);

/** Saves an answer, and the places and the next turn of its date. */
export async function saveAnswer(
  tx: Transaction,
  answer: AnswerRow,
  date: { going: number; nextTurn: number },
) {
  await answerSaved(tx, { ...answer, ...date });
}

const answerSaved = preparedStatement(
  'events_save_answer',
  sql`
    WITH counted AS (
      UPDATE ${eventDate} SET going = ${given('going')}::integer, next_turn = ${given('nextTurn')}::integer
      WHERE ${eventDate.id} = ${given('dateId')}::bigint
    )
    INSERT INTO ${eventAnswer} (date_id, account_id, answer, guests, turn, hidden, reminded)
    VALUES (${given('dateId')}, ${given('accountId')}, ${given('answer')}, ${given('guests')},
      ${given('turn')}, ${given('hidden')}, ${given('reminded')})
    ON CONFLICT (date_id, account_id) DO UPDATE SET answer = excluded.answer, guests = excluded.guests,
      turn = excluded.turn, reminded = excluded.reminded`,
);

/** First come, first served. */
export function listWaiting(tx: Transaction, dateId: string) {
  return waitingFor(tx).execute({ dateId });
}

const waitingFor = prepared((tx) =>
  tx
    .select({ accountId: eventAnswer.accountId, guests: eventAnswer.guests })
    .from(eventAnswer)
    .where(
      and(
        eq(eventAnswer.dateId, sql.placeholder('dateId')),
        sql`${eventAnswer.answer} = 'waiting'`,
        sql`NOT ${eventAnswer.hidden}`,
      ),
    )
    .orderBy(asc(eventAnswer.turn))
    .prepare('events_waiting'),
);

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
