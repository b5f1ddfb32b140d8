import type { Repetition } from '@arquiba/contract/events';
import { addMinutes } from '../platform/local-time.ts';

const WEEK_MINUTES = 7 * 24 * 60;
/** No rule has so many steps; ends a loop over months that all lack the day. */
const MOST_STEPS = 1000;

/** The dates of a rule, first to last, up to and including `until`. Without a rule it is one date. */
export function datesOf(first: string, rule: Repetition | null, until: string): string[] {
  if (!rule) return [first];
  const end = rule.until && rule.until < until ? rule.until : until;
  const dates: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (rule.count !== undefined && dates.length >= rule.count) break;
    const date = dateAt(first, rule, step);
    if (date === null) continue;
    if (date.slice(0, 10) > end) break;
    dates.push(date);
  }
  return dates;
}

/** Null if this month has no such day. */
function dateAt(first: string, { every, interval }: Repetition, step: number): string | null {
  if (every === 'week') return addMinutes(first, step * interval * WEEK_MINUTES);
  const [year = 0, month = 1, day = 1] = first.slice(0, 10).split('-').map(Number);
  const index = year * 12 + month - 1 + step * interval;
  const then = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  const chosen = every === 'month-day' ? day : sameWeekday({ year, month, day }, then);
  if (chosen > daysIn(then)) return null;
  return `${then.year}-${two(then.month)}-${two(chosen)}${first.slice(10)}`;
}

interface Month {
  year: number;
  month: number;
}

/** The second Saturday of another month; a fifth one means the last. */
function sameWeekday({ day, ...first }: Month & { day: number }, then: Month): number {
  const nth = Math.ceil(day / 7);
  const weekday = weekdayOf(first, day);
  const earliest = 1 + ((weekday - weekdayOf(then, 1) + 7) % 7);
  if (nth < 5) return earliest + (nth - 1) * 7;
  return earliest + Math.floor((daysIn(then) - earliest) / 7) * 7;
}

function weekdayOf({ year, month }: Month, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
