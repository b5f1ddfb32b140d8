import { LRUCache } from 'lru-cache';
import type { Buckets, Budget, BudgetName } from './rate-limit.ts';

interface Bucket {
  used: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/**
 * Leaky buckets in an LRU cache for each budget: the bucket that was unused for longest makes room for a new
 * one. Requests from many addresses fill the cache of `read`, and push out nothing of another budget.
 */
export class MemoryBuckets implements Buckets {
  readonly #caches = new Map<BudgetName, LRUCache<string, Bucket>>();
  readonly #most: number;

  constructor(most = MOST_BUCKETS) {
    this.#most = most;
  }

  add(name: BudgetName, subject: string, budget: Budget, cost: 1 | -1, now: number): number {
    const cache = this.#cacheOf(name);
    const bucket = cache.get(subject) ?? { used: 0, at: now };
    cache.set(subject, bucket);
    const perMillisecond = budget.size / (budget.seconds * 1000);
    const used = Math.max(0, bucket.used - Math.max(0, now - bucket.at) * perMillisecond);
    bucket.at = Math.max(now, bucket.at);
    const excess = used + cost - budget.size;
    bucket.used = excess > 0 ? used : Math.max(0, used + cost);
    return excess > 0 ? Math.ceil(excess / perMillisecond) : 0;
  }

  #cacheOf(name: BudgetName): LRUCache<string, Bucket> {
    const known = this.#caches.get(name);
    if (known) return known;
    const cache = new LRUCache<string, Bucket>({ max: this.#most });
    this.#caches.set(name, cache);
    return cache;
  }
}
