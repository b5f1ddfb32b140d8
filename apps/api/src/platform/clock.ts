/** The time that the product goes by; tests set it, everything else asks it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Now, but after what came before: two changes in one millisecond have times of their own. */
export function laterThan(before: Date | null, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}

/** A clock that stands still until it is told otherwise. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date): void {
    this.#now = now;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
