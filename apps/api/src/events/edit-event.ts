import { ApiError } from '@arquiba/contract/errors';
import type { editEvent as route } from '@arquiba/contract/events';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rewriteAnnouncement } from '../posts/public/post-event.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { checkTimes } from './check-times.ts';
import { timesOf } from './date-rows.ts';
import { datesInScope } from './dates-in-scope.ts';
import { findBySlug, getEvent } from './get-event.ts';
import { addMinutes, minutesBetween } from './local-time.ts';
import { momentIn, whenAndWhere } from './notices.ts';
import { promote } from './promote.ts';
import { refreshSummary } from './refresh-summary.ts';
import { remindedBy } from './reminders.ts';
import type { DateRow } from './tables.ts';
import { tellAnswerers } from './tell-answerers.ts';
import { changeEvent, remindAgain, reviseDate } from './write-queries.ts';

type Input = ParsedInputOf<typeof route>;

/**
 * Dates that were changed on their own keep their time and place when others change. Who answered a date
 * whose time or place changes is told.
 */
export const editEvent: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const now = clock.now();
  checkTimes(input, now);
  const event = await findBySlug(context, input.slug);
  if (event.authorId !== viewer.accountId) {
    throw new ApiError('not_allowed', { message: 'Só quem organiza o evento muda o evento.' });
  }
  const { title, description, sport } = input;
  const text = description || title;
  const mentioned = await resolveUsernames(context, mentionsIn(text));
  await db.transaction(async (tx) => {
    const scope = await datesInScope(tx, event.id, input, now);
    const shift = minutesBetween(scope.chosen.localStart, input.start);
    const told: DateRow[] = [];
    for (const row of scope.rows) {
      if (row.moved && row.id !== scope.chosen.id) continue;
      const after = { ...row, ...columnsOf(row, input, shift), moved: row.moved || scope.single };
      if (await changeOne(tx, row, after, now)) told.push(after);
    }
    await changeEvent(tx, event.id, {
      ...{ title, description, sport },
      ...(!scope.single && templateOf(input, scope.event.shiftMinutes + shift)),
    });
    await rewriteAnnouncement(tx, event.postId, viewer.accountId, {
      ...{ text, mentionedIds: [...new Set(mentioned.values())], at: now },
    });
    await tellAnswerers(tx, told, {
      ...{ kind: 'event-changed', actorId: viewer.accountId, now },
      mail: (about) => ({
        subject: `Mudou: ${about.title}`,
        lines: [`${about.title} tem nova data, hora ou lugar.`, ...whenAndWhere(about)],
      }),
    });
    await refreshSummary(tx, event.id, now);
  });
  return getEvent(context, { slug: event.slug, date: input.date });
};

function columnsOf(row: DateRow, input: Input, shift: number) {
  const { timeZone, place, mapUrl, onlineUrl, capacity } = input;
  const start = addMinutes(row.localStart, shift);
  return {
    ...timesOf(start, minutesBetween(input.start, input.end), timeZone),
    ...{ place, mapUrl, onlineUrl, capacity },
  };
}

/** For the dates that are added later. */
function templateOf(input: Input, shiftMinutes: number) {
  const { start, end, timeZone, place, mapUrl, onlineUrl, capacity } = input;
  const minutes = minutesBetween(start, end);
  return { shiftMinutes, minutes, timeZone, place, mapUrl, onlineUrl, capacity };
}

/** Returns whether people who answered must be told. */
async function changeOne(tx: Transaction, before: DateRow, after: DateRow, now: Date) {
  const { capacity } = after;
  if (capacity !== null && before.going > capacity) {
    const when = momentIn(before.startsAt, before.timeZone);
    throw invalidInput({
      capacity: `Já vão ${before.going} pessoas em ${when}; não dá para ter menos lugares`,
    });
  }
  const isMoved = +after.startsAt !== +before.startsAt || +after.endsAt !== +before.endsAt;
  const isElsewhere = after.place !== before.place || after.onlineUrl !== before.onlineUrl;
  const isSame =
    !isMoved && !isElsewhere && capacity === before.capacity && after.mapUrl === before.mapUrl;
  if (isSame && after.timeZone === before.timeZone) return false;
  const { id, eventId, going, nextTurn, cancelled, result, sequence, changedAt, ...changes } =
    after;
  await reviseDate(tx, before, changes, now);
  if (isMoved) await remindAgain(tx, before.id, remindedBy(after.startsAt, now));
  await promote(tx, after);
  return isMoved || isElsewhere;
}
