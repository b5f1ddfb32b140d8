import { LRUCache } from 'lru-cache';
import type { Buckets, Budget } from './rate-limit.ts';

interface Bucket {
  used: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** Leaky buckets in an LRU cache: the bucket that was unused for longest makes room for a new one. */
export class MemoryBuckets implements Buckets {
  readonly #buckets: LRUCache<string, Bucket>;

  constructor(most = MOST_BUCKETS) {
    this.#buckets = new LRUCache({ max: most });
  }

  add(key: string, budget: Budget, cost: 1 | -1, now: number): number {
    const bucket = this.#buckets.get(key) ?? { used: 0, at: now };
    this.#buckets.set(key, bucket);
    const perMillisecond = budget.size / (budget.seconds * 1000);
    const used = Math.max(0, bucket.used - Math.max(0, now - bucket.at) * perMillisecond);
    bucket.at = Math.max(now, bucket.at);
    const excess = used + cost - budget.size;
    bucket.used = excess > 0 ? used : Math.max(0, used + cost);
    return excess > 0 ? Math.ceil(excess / perMillisecond) : 0;
  }
}
