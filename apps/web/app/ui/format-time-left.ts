const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long something goes on: termina em 3 d, em 5 h, em 12 min. The nearest, as the page's clock is up to
 * half a minute behind: what was made for a day must not say two. Never zero.
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
