import { invalidInput } from '../platform/calls/read-input.ts';
import type { Transaction } from '../platform/database/database.ts';
import { momentIn } from './notices.ts';
import { promote } from './promote.ts';
import { remindedBy } from './reminders.ts';
import type { DateRow } from './tables.ts';
import { remindAgain, reviseDate } from './write-queries.ts';

/** Stores the changes of a date. Returns whether people who answered must be told. */
export async function changeDateOf(tx: Transaction, before: DateRow, after: DateRow, now: Date) {
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
