const DAY_MS = 24 * 3_600_000;

/** The end of a mute of this many days; null for no end. */
export function inDays(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}
