export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Who answers on the last day needs no reminder a day before: the last one that is due already. */
export function remindedBy(startsAt: Date, now: Date): number {
  const left = startsAt.getTime() - now.getTime();
  if (left <= HOUR_MS) return 2;
  return left <= DAY_MS ? 1 : 0;
}
