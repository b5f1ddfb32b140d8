import type { Repetition } from '@arquiba/contract/events';
import type { Transaction } from '../platform/database/database.ts';
import { addMinutes } from '../platform/local-time.ts';
import { checkRepetition } from './check-times.ts';
import { ALL_FILLED, dateRows } from './date-rows.ts';
import { datesOf } from './repetition.ts';
import type { DateRow, EventRow } from './tables.ts';
import {
  changeDate,
  changeEvent,
  deleteDates,
  insertDates,
  listAnswered,
} from './write-queries.ts';

interface RuleChange {
  /** With the template for its new dates. */
  event: EventRow;
  /** The dates that the change is for, as they were before it. */
  rows: readonly DateRow[];
  /** Cancelled ones of the same time; they stay cancelled. */
  cancelled: readonly DateRow[];
  chosen: DateRow;
  /** How much later all of them are from now on, in minutes. */
  shift: number;
  rule: Repetition | null;
  now: Date;
}

interface ChangedRule {
  /** The dates that the new rule has too. */
  kept: DateRow[];
  /** The ids of those that were deleted. */
  gone: ReadonlySet<string>;
  /** How many dates stay as they were, apart from the new rule. */
  apart: number;
}

/**
 * Replaces the rule from the first of these dates on. Dates that the new rule has too keep their answers.
 * Of the others, those that nobody answered are deleted; those that somebody answered, or that were changed
 * on their own, stay as they are until the organiser cancels them.
 */
export async function changeRule(tx: Transaction, change: RuleChange): Promise<ChangedRule> {
  const { event, rows, cancelled, chosen, shift, rule, now } = change;
  const inPlace = (row: DateRow) => row.id === chosen.id || !row.moved;
  /** When the date would be if only the hour changed. */
  const whenBy = (row: DateRow) => {
    if (inPlace(row)) return addMinutes(row.localStart, shift);
    if (row.ruleNumber < event.ruleNumber) return row.localStart;
    return addMinutes(row.ruleStart, event.shiftMinutes + shift);
  };
  const first = rows.filter(inPlace).map(whenBy).toSorted()[0] ?? whenBy(chosen);
  if (rule) checkRepetition(first, rule);
  const ruleNumber = event.ruleNumber + 1;
  const free = new Set(datesOf(first, rule, ALL_FILLED));

  const answered = await listAnswered(tx, rows);
  const kept: DateRow[] = [];
  const gone = new Set<string>();
  let apart = 0;
  for (const row of [...rows, ...cancelled]) {
    const ruleStart = whenBy(row);
    if (free.delete(ruleStart)) {
      await changeDate(tx, row.id, { ruleNumber, ruleStart });
      if (!row.cancelled) kept.push({ ...row, ruleNumber, ruleStart });
    } else if (!row.cancelled) {
      const stays = row.moved || answered.has(row.id);
      if (!stays) gone.add(row.id);
      else if (!row.moved) await changeDate(tx, row.id, { moved: true });
      if (stays) apart += 1;
    }
  }
  await deleteDates(tx, [...gone]);
  const after = { ...event, ruleNumber, ruleStart: first, repetition: rule, shiftMinutes: 0 };
  const { rows: dates, filledUntil } = dateRows(after, now);
  await insertDates(tx, dates);
  await changeEvent(tx, event.id, {
    ...{ ruleNumber, ruleStart: first, repetition: rule, shiftMinutes: 0, filledUntil },
  });
  return { kept, gone, apart };
}

/** Whether both make the same dates. */
export function isSameRule(one: Repetition | null, other: Repetition | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.every === other.every &&
    one.interval === other.interval &&
    one.until === other.until &&
    one.count === other.count
  );
}
