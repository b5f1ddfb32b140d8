import type { GroupEvent } from './events.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Brasília has had no summer time since 2019. */
const BEHIND_MS = 3 * HOUR_MS;

/** When an event starts: the next such weekday and time, and some weeks later. With -1 the last one that is over. */
export function startOf({ weekday, time, hours }: GroupEvent, now: Date, week: number): Date {
  const local = new Date(now.getTime() - BEHIND_MS);
  const today = local.toISOString().slice(0, 10);
  const ahead = (weekday - local.getUTCDay() + 7) % 7;
  const next = Date.parse(`${today}T${time}Z`) + ahead * DAY_MS + BEHIND_MS;
  const isLater = next > now.getTime();
  const start = next + ((isLater ? 0 : 7) + week * 7) * DAY_MS;
  const isOver = start + hours * HOUR_MS <= now.getTime();
  return new Date(week < 0 && !isOver ? start - 7 * DAY_MS : start);
}

/** A time as the clocks of Brasília show it: 2026-03-18T19:30. */
export function onClocks(time: Date): string {
  return new Date(time.getTime() - BEHIND_MS).toISOString().slice(0, 16);
}
