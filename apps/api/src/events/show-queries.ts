import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { isVisiblePost } from '../posts/public/visible-post.ts';
import type { AnswerRow } from './answer-queries.ts';
import { event, eventAnswer, eventDate } from './tables.ts';

export type HeldAnswer = Pick<AnswerRow, 'dateId' | 'accountId' | 'answer' | 'guests'>;

const held = {
  dateId: eventAnswer.dateId,
  accountId: eventAnswer.accountId,
  answer: eventAnswer.answer,
  guests: eventAnswer.guests,
};

/** In the order in which dates are locked. */
export function listHeld(
  tx: Transaction,
  accountId: string,
  { hidden }: { hidden: boolean },
): Promise<HeldAnswer[]> {
  return tx
    .select(held)
    .from(eventAnswer)
    .where(and(eq(eventAnswer.accountId, accountId), eq(eventAnswer.hidden, hidden)))
    .orderBy(asc(eventAnswer.dateId));
}

export async function setAnswerHidden(
  tx: Transaction,
  { dateId, accountId }: HeldAnswer,
  changes: { hidden: boolean; answer?: AnswerRow['answer'] },
) {
  await tx.update(eventAnswer).set(changes).where(isOf(dateId, accountId));
}

export async function removeAnswer(tx: Transaction, { dateId, accountId }: HeldAnswer) {
  await tx.delete(eventAnswer).where(isOf(dateId, accountId));
}

/** Someone's answers to dates of a group's events that they may no longer see, in the order of locking. */
export function listUnseenInGroup(
  tx: Transaction,
  groupId: string,
  accountId: string,
): Promise<HeldAnswer[]> {
  return listUnseenWhere(tx, and(eq(event.groupId, groupId), eq(eventAnswer.accountId, accountId)));
}

/** Someone's answers to coming dates of a group's events, in the order of locking. */
export function listComingInGroup(
  tx: Transaction,
  groupId: string,
  accountId: string,
  now: Date,
): Promise<HeldAnswer[]> {
  return listWhere(
    tx,
    eq(event.groupId, groupId),
    eq(eventAnswer.accountId, accountId),
    gt(eventDate.endsAt, now),
  );
}

/** Answers to coming dates of one event by people who may no longer see it, in the order of locking. */
export function listUnseenOfEvent(
  tx: Transaction,
  eventId: string,
  now: Date,
): Promise<HeldAnswer[]> {
  return listUnseenWhere(tx, and(eq(event.id, eventId), gt(eventDate.endsAt, now)));
}

/** Answers to coming dates of people who may no longer see the event, and so hold no place. */
export function listUnseen(db: Queryable, now: Date, limit: number): Promise<HeldAnswer[]> {
  return listUnseenWhere(db, gt(eventDate.endsAt, now)).limit(limit);
}

function listUnseenWhere(db: Queryable, which: SQL | undefined) {
  return listWhere(db, which, sql`NOT ${isVisiblePost(event.postId, eventAnswer.accountId)}`);
}

function listWhere(db: Queryable, ...which: (SQL | undefined)[]) {
  return db
    .select(held)
    .from(eventAnswer)
    .innerJoin(eventDate, eq(eventDate.id, eventAnswer.dateId))
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(and(eq(eventAnswer.hidden, false), ...which))
    .orderBy(asc(eventAnswer.dateId), asc(eventAnswer.accountId));
}

function isOf(dateId: string, accountId: string) {
  return and(eq(eventAnswer.dateId, dateId), eq(eventAnswer.accountId, accountId));
}
