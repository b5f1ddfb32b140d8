const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something goes on: termina em 3 d, em 5 h, em 12 min. Rounded up: it never says zero. */
export function formatTimeLeft(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime();
  if (left > DAY) return inTime(left / DAY, 'd');
  if (left > HOUR) return inTime(left / HOUR, 'h');
  return inTime(Math.max(1, left / MINUTE), 'min');
}

function inTime(count: number, unit: string): string {
  return `termina em\u00A0${Math.ceil(count)}\u00A0${unit}`;
}
