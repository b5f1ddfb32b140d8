const HOUR_MS = 3_600_000;

/** How many posts a home keeps. */
export const HOME_POSTS = 800;

/** Who has not looked at their home for this long is not sent posts; it is put together on return. */
const IDLE_MS = 7 * 24 * HOUR_MS;
// Noted at most this often: most reads write nothing, and whose homes are kept is read from an index alone.
const NOTED_EVERY_MS = 12 * HOUR_MS;

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

export function notedSince(now: Date): Date {
  return new Date(now.getTime() - NOTED_EVERY_MS);
}
