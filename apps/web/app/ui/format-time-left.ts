const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time until the end: termina em 3 d, em 5 h, em 12 min. Rounded to the nearest: the page's clock may be
 * half a minute late, so one day must not become two. Never zero.
 */
export function formatTimeLeft(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime();
  const minutes = Math.max(1, Math.round(left / MINUTE));
  const hours = Math.round(left / HOUR);
  if (minutes < 60) return inTime(minutes, 'min');
  if (hours <= 24) return inTime(hours, 'h');
  return inTime(Math.round(left / DAY), 'd');
}

function inTime(count: number, unit: string): string {
  return `termina em\u00A0${count}\u00A0${unit}`;
}
