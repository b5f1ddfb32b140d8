import { ApiError } from '@arquiba/contract/errors';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { MemoryBuckets } from './rate-limit-memory.ts';
import { RedisBuckets } from './rate-limit-redis.ts';

/** `size` at once, refilled evenly over `seconds`. */
export interface Budget {
  readonly size: number;
  readonly seconds: number;
}

/** All budgets in one place; routes name theirs in the contract. */
export const defaultBudgets = {
  /** Any request, by address: many people may share one behind a carrier's NAT. */
  read: { size: 1200, seconds: 60 },
  /** Changes, by account; by address for visitors. */
  write: { size: 120, seconds: 60 },
  /** Ending sessions, by session: a stolen session that writes a lot must not keep the owner from ending it. */
  sessions: { size: 30, seconds: 60 },
  /** New accounts, by address. */
  'sign-up': { size: 60, seconds: 3600 },
  /** Passwords and codes that failed, by address. */
  credentials: { size: 20, seconds: 600 },
  /** The same, by network: one person may have thousands of addresses in it. */
  'credentials-network': { size: 300, seconds: 600 },
  /** Passwords and codes that failed for one e-mail or account, wherever they came from. */
  'credentials-email': { size: 10, seconds: 600 },
  /** The same in a browser where that e-mail was used before; instead of the two above. */
  'credentials-device': { size: 10, seconds: 600 },
  /** Mails that anyone can request for any e-mail, by the address of the caller. */
  mail: { size: 60, seconds: 3600 },
  /** The same, by the e-mail of the recipient. */
  'mail-email': { size: 8, seconds: 3600 },
  /** Invitations to groups, by account: each one reaches somebody. */
  invitations: { size: 60, seconds: 3600 },
  /** Messages to the shop without an account, by address. */
  'visitor-messages': { size: 10, seconds: 3600 },
  /** Orders without an account, by address: each reserves units. */
  'guest-orders': { size: 30, seconds: 3600 },
  /** What a page says on its own: that someone types, got or read a message. By account. */
  signals: { size: 240, seconds: 60 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof defaultBudgets;
export type Budgets = Record<BudgetName, Budget>;

/** Stores the state of the budgets. */
export interface Buckets {
  /** Adds `cost` and returns 0, or adds nothing and returns how many milliseconds to wait. */
  add(
    name: BudgetName,
    subject: string,
    budget: Budget,
    cost: 1 | -1,
    now: number,
  ): number | Promise<number>;
}

export interface RateLimiter {
  /** Takes one from a budget or throws `too_many_requests`. */
  take(name: BudgetName, subject: string): Promise<void>;
  /** Gives back what was taken for a legitimate attempt. */
  giveBack(name: BudgetName, subject: string): Promise<void>;
  close(): Promise<void>;
}

interface RateLimiterOptions {
  clock: Clock;
  log: Logger;
  redisUrl?: string | undefined;
  budgets?: Partial<Budgets> | undefined;
}

/**
 * In memory, or in Redis if it is configured, so that several processes share the counts. Not
 * rate-limiter-flexible: it counts in fixed windows of system time, at whose edge twice the budget passes,
 * and tests set the clock.
 */
export async function createRateLimiter(options: RateLimiterOptions): Promise<RateLimiter> {
  const { clock, log, redisUrl } = options;
  const budgets: Budgets = { ...defaultBudgets, ...options.budgets };
  const memory = new MemoryBuckets();
  const redis = redisUrl ? await RedisBuckets.open(redisUrl, memory, log) : null;
  const buckets: Buckets = redis ?? memory;
  const add = (name: BudgetName, subject: string, cost: 1 | -1) =>
    buckets.add(name, subject, budgets[name], cost, clock.now().getTime());
  return {
    async take(name, subject) {
      const wait = await add(name, subject, 1);
      if (wait > 0) {
        throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
      }
    },
    async giveBack(name, subject) {
      await add(name, subject, -1);
    },
    async close() {
      await redis?.close();
    },
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Counts a request of an address. Loopback is not counted: it is the operator, or a proxy that does not
 * forward the client's address, behind which everyone would share one budget. Changes and passwords are
 * counted in any case.
 */
export async function countRequest(limiter: RateLimiter, ip: string): Promise<void> {
  await takeByAddress(limiter, 'read', ip);
}

/** A budget of an address; loopback has no limit here either. */
export async function takeByAddress(
  limiter: RateLimiter,
  name: 'read' | 'sign-up',
  ip: string,
): Promise<void> {
  if (!LOOPBACK.test(ip)) await limiter.take(name, countedAddress(ip));
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as limits count it: the owner of one IPv6 address usually has the whole /64. */
export function countedAddress(ip: string): string {
  const address = plainAddress(ip);
  return address.includes(':') ? `${groupsOf(address, 4)}::/64` : address;
}

/** The network around an address: what a company or a provider's customer may have at most. */
export function countedNetwork(ip: string): string {
  const address = plainAddress(ip);
  if (address.includes(':')) return `${groupsOf(address, 3)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

function plainAddress(ip: string): string {
  return MAPPED_IPV4.exec(ip)?.[1] ?? ip;
}

/** The first groups of an IPv6 address. */
function groupsOf(ip: string, count: number): string {
  const [head = '', tail] = (ip.split('%')[0] as string).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length + after < 8) groups.push('0');
  const first = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return first.join(':');
}
