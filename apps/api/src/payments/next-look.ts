const MINUTE_MS = 60_000;
const LONGEST_MS = 30 * MINUTE_MS;

/** The buyer's own request calls the provider; a job does so only if that request broke off. */
export function firstLook(now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS);
}

/** The longer nothing happens, the rarer the queries; never later than the end of the payment. */
export function nextLook(now: Date, { since, until }: { since: Date; until?: Date }): Date {
  const age = now.getTime() - since.getTime();
  const pause = Math.min(LONGEST_MS, Math.max(MINUTE_MS, age / 4));
  const next = now.getTime() + pause;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(end > now.getTime() ? Math.min(next, end) : next);
}
