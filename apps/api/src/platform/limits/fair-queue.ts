import { ApiError } from '@arquiba/contract/errors';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface FairQueueOptions {
  /** How many run at the same time. */
  places: number;
  /** How many wait; more are refused. */
  mostWaiting(): number;
}

/**
 * A queue for expensive work. Callers take turns, so that one with many tasks does not delay the others. When
 * it is full, the caller with the most waiting tasks loses its last one.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** By caller, the next one first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.places) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(caller) ?? [];
      const isFull = this.#count >= this.#options.mostWaiting();
      if (isFull && !this.#makeRoom(own.length)) return reject(tooBusy());
      own.push({ start: resolve, refuse: () => reject(tooBusy()) });
      this.#waiting.set(caller, own);
      this.#count += 1;
    });
  }

  /** Refuses the last task of the caller with the most, if that is more than a new task's caller would have. */
  #makeRoom(own: number): boolean {
    let most: [string, Waiting[]] | null = null;
    for (const entry of this.#waiting) {
      if (entry[1].length > own + 1 && entry[1].length > (most?.[1].length ?? 0)) most = entry;
    }
    if (!most) return false;
    const [caller, tasks] = most;
    tasks.pop()?.refuse();
    if (tasks.length === 0) this.#waiting.delete(caller);
    this.#count -= 1;
    return true;
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [caller, [task, ...rest]] = next;
    this.#waiting.delete(caller);
    if (rest.length > 0) this.#waiting.set(caller, rest);
    this.#count -= 1;
    task?.start();
  }
}

function tooBusy(): ApiError {
  return new ApiError('unavailable', { retryAfterSeconds: 2 });
}
