import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Buckets, Budget, BudgetName } from './rate-limit.ts';
import type { MemoryBuckets } from './rate-limit-memory.ts';

// The same calculation as in memory, as one atomic script.
const ADD = `
local now, size, window, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local state = redis.call('HMGET', KEYS[1], 'used', 'at')
local at = tonumber(state[2]) or now
local used = math.max(0, (tonumber(state[1]) or 0) - math.max(0, now - at) * size / window)
local excess = used + cost - size
if excess <= 0 then used = math.max(0, used + cost) end
redis.call('HSET', KEYS[1], 'used', tostring(used), 'at', string.format('%.0f', math.max(now, at)))
redis.call('PEXPIRE', KEYS[1], window)
if excess > 0 then return math.ceil(excess * window / size) end
return 0
`;

type AddCommand = (
  key: string,
  now: number,
  size: number,
  window: number,
  cost: number,
) => Promise<number>;

/** Buckets in Redis; while Redis is unreachable, each process counts on its own. */
export class RedisBuckets implements Buckets {
  readonly #redis: Redis;
  readonly #add: AddCommand;
  readonly #memory: MemoryBuckets;
  readonly #log: Logger;
  #away = false;

  private constructor(redis: Redis, memory: MemoryBuckets, log: Logger) {
    this.#redis = redis;
    this.#memory = memory;
    this.#log = log;
    redis.defineCommand('addToBudget', { numberOfKeys: 1, lua: ADD });
    this.#add = (redis as unknown as { addToBudget: AddCommand }).addToBudget.bind(redis);
    redis.on('error', (error) => this.#goAway(error));
    redis.on('ready', () => {
      if (this.#away) log.info('rate limits: Redis is back');
      this.#away = false;
    });
  }

  static async open(url: string, memory: MemoryBuckets, log: Logger): Promise<RedisBuckets> {
    const { Redis } = await import('ioredis');
    // No call waits for an unreachable Redis: commands fail at once and the buckets in memory take over.
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 500,
      connectTimeout: 2000,
      lazyConnect: true,
    });
    const buckets = new RedisBuckets(redis, memory, log);
    await redis.connect().catch((error: Error) => buckets.#goAway(error));
    return buckets;
  }

  async add(
    name: BudgetName,
    subject: string,
    budget: Budget,
    cost: 1 | -1,
    now: number,
  ): Promise<number> {
    if (this.#redis.status === 'ready') {
      try {
        const window = budget.seconds * 1000;
        const key = `arquiba:limit:${name}:${subject}`;
        return await this.#add(key, now, budget.size, window, cost);
      } catch (error) {
        this.#goAway(error as Error);
      }
    }
    return this.#memory.add(name, subject, budget, cost, now);
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }

  #goAway(error: Error): void {
    if (!this.#away)
      this.#log.warn({ error: error.message }, 'rate limits: Redis is away, counting in memory');
    this.#away = true;
  }
}
