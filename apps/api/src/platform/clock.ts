/** The current time. All code asks this clock, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Now, or one millisecond after `before`: two changes in one millisecond get different times. */
export function laterThan(before: Date | null, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}

/** A clock that stands still until it is set. */
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
