import { newId } from '../platform/database/database.ts';
import { addMinutes, instantOf, minutesBetween } from '../platform/local-time.ts';
import { datesOf } from './repetition.ts';
import type { DateRow, EventRow } from './tables.ts';

/** Dates exist this far ahead. */
const AHEAD_MS = 300 * 24 * 60 * 60_000;
/** Later than any rule. */
export const ALL_FILLED = '9999-12-31';

/** The dates of an event that should exist by now, and the day until which they are complete. */
export function dateRows(event: EventRow, now: Date): { rows: DateRow[]; filledUntil: string } {
  const { id: eventId, repetition, ruleNumber, ruleStart } = event;
  const ahead = new Date(Math.max(now.getTime(), Date.parse(`${ruleStart}Z`)) + AHEAD_MS);
  const until = ahead.toISOString().slice(0, 10);
  const starts = datesOf(ruleStart, repetition, until);
  const isComplete = starts.length === datesOf(ruleStart, repetition, ALL_FILLED).length;
  const { place, mapUrl, onlineUrl, capacity } = event;
  const rows = starts.map((start) => ({
    ...{ id: newId(now), eventId, ruleNumber, ruleStart: start },
    ...{ place, mapUrl, onlineUrl, capacity },
    ...timesOf(addMinutes(start, event.shiftMinutes), event.minutes, event.timeZone),
    ...{ going: 0, nextTurn: 1, moved: false, cancelled: false, result: '', sequence: 0 },
    changedAt: now,
  }));
  return { rows, filledUntil: isComplete ? ALL_FILLED : until };
}

/** All columns about time from the start on the clocks of the place. */
export function timesOf(localStart: string, minutes: number, timeZone: string) {
  const localEnd = addMinutes(localStart, minutes);
  const startsAt = instantOf(localStart, timeZone);
  const byClock = instantOf(localEnd, timeZone);
  // An hour that the clocks skip or repeat may lie in between.
  const endsAt =
    byClock > startsAt
      ? byClock
      : new Date(startsAt.getTime() + minutesBetween(localStart, localEnd) * 60_000);
  return { localStart, localEnd, timeZone, startsAt, endsAt };
}
