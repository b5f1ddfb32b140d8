import { ApiError } from '@arquiba/contract/errors';
import type { answerEvent as route } from '@arquiba/contract/events';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { refuseBanned } from '../groups/public/refuse-banned.ts';
import { lockRight } from '../groups/public/require-right.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { type AnswerRow, findAnswer, saveAnswer } from './answer-queries.ts';
import { findBySlug, goneEvent } from './get-event.ts';
import { presentDate } from './present-date.ts';
import { promote } from './promote.ts';
import { publishAnswers } from './publish-answers.ts';
import { findDate, lockDate } from './queries.ts';
import { remindedBy } from './reminders.ts';
import type { DateRow } from './tables.ts';

/** The date stays locked until places are counted, so that no place is given twice. */
export const answerEvent: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const event = await findBySlug(context, input.slug);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockShown(tx, accountId);
    if (event.groupId) {
      const { role } = await lockRight(tx, event.groupId, accountId, 'read');
      // Members are not banned: a ban ends the membership.
      if (!role) await refuseBanned(tx, event.groupId, accountId, now);
    }
    const date = await lockDate(tx, input.date);
    if (date?.eventId !== event.id) throw goneEvent();
    refuseClosed(date, now);
    await change(tx, date, accountId, input, now);
  });
  await publishAnswers(context, event.postId);
  const query = { eventId: event.id, id: input.date, viewerId: accountId, now };
  const after = await findDate(db, query);
  if (!after) throw goneEvent();
  return presentDate(after, now);
};

async function change(
  tx: Transaction,
  date: DateRow,
  accountId: string,
  { answer, guests }: Pick<ParsedInputOf<typeof route>, 'answer' | 'guests'>,
  now: Date,
): Promise<void> {
  const { before, hasQueue } = await findAnswer(tx, date.id, accountId);
  const others = date.going - placesOf(before);
  const wanted = { answer, guests: answer === 'no' ? 0 : guests };
  const after = decide(date, before, wanted, hasQueue);
  // Who was waiting or going keeps their turn; everyone else gets a new one at the end.
  const keepsTurn = isInLine(before) && (after.answer === 'going' || after.answer === 'waiting');
  const turn = keepsTurn ? before.turn : date.nextTurn;
  const going = others + placesOf(after);
  const reminded = before?.reminded ?? remindedBy(date.startsAt, now);
  await saveAnswer(
    tx,
    { dateId: date.id, accountId, ...after, turn, hidden: false, reminded },
    { going, nextTurn: date.nextTurn + (keepsTurn ? 0 : 1) },
  );
  const frees = going < date.going || before?.answer === 'waiting';
  if (frees) await promote(tx, { ...date, going });
}

type Wanted = Pick<AnswerRow, 'answer' | 'guests'>;

/** Who wants to go and finds no place waits. */
function decide(
  date: DateRow,
  before: AnswerRow | null,
  wanted: Wanted,
  hasQueue: boolean,
): Wanted {
  if (wanted.answer !== 'going' || date.capacity === null) return wanted;
  const party = 1 + wanted.guests;
  if (party > date.capacity) {
    throw invalidInput({ guests: `Este evento tem só ${date.capacity} lugares` });
  }
  const free = date.capacity - date.going + placesOf(before);
  if (before?.answer === 'going') {
    if (party <= free) return wanted;
    throw invalidInput({ guests: `Não há lugar para mais ${party - placesOf(before)}` });
  }
  return { ...wanted, answer: !hasQueue && party <= free ? 'going' : 'waiting' };
}

function placesOf(answer: Wanted | null): number {
  return answer?.answer === 'going' ? 1 + answer.guests : 0;
}

function isInLine(answer: AnswerRow | null): answer is AnswerRow {
  return answer?.answer === 'going' || answer?.answer === 'waiting';
}

export function refuseClosed(
  { cancelled, endsAt }: Pick<DateRow, 'cancelled' | 'endsAt'>,
  now: Date,
): void {
  if (cancelled) throw new ApiError('event_closed', { message: 'Esta data foi cancelada.' });
  if (endsAt <= now) throw new ApiError('event_closed', { message: 'Este evento já terminou.' });
}
