import type { Buckets, Budget } from './rate-limit.ts';

interface Bucket {
  used: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** Buckets that leak evenly. Bounded: the one unused for longest makes room for a new one. */
export class MemoryBuckets implements Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #most: number;

  constructor(most = MOST_BUCKETS) {
    this.#most = most;
  }

  add(key: string, budget: Budget, cost: 1 | -1, now: number): number {
    const bucket = this.#touch(key, now);
    const perMillisecond = budget.size / (budget.seconds * 1000);
    const used = Math.max(0, bucket.used - Math.max(0, now - bucket.at) * perMillisecond);
    bucket.at = Math.max(now, bucket.at);
    const excess = used + cost - budget.size;
    bucket.used = excess > 0 ? used : Math.max(0, used + cost);
    return excess > 0 ? Math.ceil(excess / perMillisecond) : 0;
  }

  /** The bucket of a key, now the most recently used. */
  #touch(key: string, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket) {
      this.#buckets.delete(key);
    } else {
      bucket = { used: 0, at: now };
      if (this.#buckets.size >= this.#most) {
        const oldest = this.#buckets.keys().next().value;
        if (oldest !== undefined) this.#buckets.delete(oldest);
      }
    }
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
