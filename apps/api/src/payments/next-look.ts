const MINUTE_MS = 60_000;
const LONGEST_MS = 30 * MINUTE_MS;

/** The buyer's own request tells the provider; only where that broke off a job does. */
export function firstLook(now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS);
}

/** The longer nothing happens, the less often it is asked; never past the end of a payment. */
export function nextLook(now: Date, { since, until }: { since: Date; until?: Date }): Date {
  const age = now.getTime() - since.getTime();
  const pause = Math.min(LONGEST_MS, Math.max(MINUTE_MS, age / 4));
  const next = now.getTime() + pause;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(end > now.getTime() ? Math.min(next, end) : next);
}
