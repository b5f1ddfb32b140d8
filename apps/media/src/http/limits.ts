import { MediaError } from '@arquiba/media-contract/errors';
import { LRUCache } from 'lru-cache';

/** `size` at once, refilled evenly over `seconds`. */
export interface Budget {
  size: number;
  seconds: number;
}

/** How much may be asked of the provider API. Each process counts for itself. */
export interface LimitFigures {
  /** Requests of an IP address. Those of this machine itself are not counted. */
  ofAddress: Budget;
  /** Requests with one secret key, wherever they come from. A public key is everybody's. */
  ofSecretKey: Budget;
  /** Files that are being fetched from elsewhere. */
  fetching: { most: number; ofAccount: number; ofLane: number };
  /** Uploads that have begun and not ended. */
  openUploads: { ofAccount: number; ofLane: number };
  /** Of a body that is being sent, at least so many bytes must come in so many seconds. */
  slowest: { bytes: number; seconds: number };
}

export const limitFigures: LimitFigures = {
  ofAddress: { size: 6_000, seconds: 60 },
  ofSecretKey: { size: 12_000, seconds: 60 },
  fetching: { most: 40, ofAccount: 20, ofLane: 2 },
  openUploads: { ofAccount: 10_000, ofLane: 200 },
  slowest: { bytes: 16_384, seconds: 30 },
};

export interface Limits {
  /** Each of these throws `rate_limited` for one too many. */
  countAddress(ip: string): void;
  countSecretKey(key: string): void;
  /** Does the work unless too much of the kind is under way: in all, of the account, or in the lane. */
  whileFetching<T>(
    of: { accountId: string; lane: string | null },
    work: () => Promise<T>,
  ): Promise<T>;
  readonly openUploads: LimitFigures['openUploads'];
  readonly slowest: LimitFigures['slowest'];
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FETCH_RETRY_S = 10;

export function createLimits(figures: LimitFigures): Limits {
  const { fetching } = figures;
  const addresses = createBuckets(figures.ofAddress);
  const keys = createBuckets(figures.ofSecretKey);
  const fetchers = new Map<string, number>();
  let underWay = 0;

  return {
    openUploads: figures.openUploads,
    slowest: figures.slowest,

    countAddress(ip) {
      if (!LOOPBACK.test(ip)) refuseAfter(addresses(networkOf(ip)));
    },

    countSecretKey: (key) => refuseAfter(keys(key)),

    async whileFetching({ accountId, lane }, work) {
      const own = [{ of: accountId, most: fetching.ofAccount }];
      if (lane !== null) own.push({ of: `${accountId} ${lane}`, most: fetching.ofLane });
      const isTooMuch = own.some(({ of, most }) => (fetchers.get(of) ?? 0) >= most);
      if (isTooMuch || underWay >= fetching.most) {
        throw new MediaError('too_many_fetches', { details: { retryAfterSeconds: FETCH_RETRY_S } });
      }
      underWay += 1;
      for (const { of } of own) fetchers.set(of, (fetchers.get(of) ?? 0) + 1);
      try {
        return await work();
      } finally {
        underWay -= 1;
        for (const { of } of own) {
          const left = (fetchers.get(of) ?? 1) - 1;
          if (left > 0) fetchers.set(of, left);
          else fetchers.delete(of);
        }
      }
    },
  };
}

function refuseAfter(seconds: number): void {
  if (seconds === 0) return;
  throw new MediaError('rate_limited', { details: { retryAfterSeconds: seconds } });
}

const MOST_SUBJECTS = 50_000;

/** Takes one from what a subject has left, or says in how many seconds there will be one. */
function createBuckets({ size, seconds }: Budget): (subject: string) => number {
  const perSecond = size / seconds;
  /** When a subject will have its whole budget again. */
  const fullAt = new LRUCache<string, number>({ max: MOST_SUBJECTS });

  return (subject) => {
    const now = performance.now() / 1000;
    const next = Math.max(now, fullAt.get(subject) ?? 0) + 1 / perSecond;
    if (next - now > seconds) return Math.ceil(next - now - seconds);
    fullAt.set(subject, next);
    return 0;
  };
}

/** One IPv6 customer has a whole network of 64 bits. */
function networkOf(ip: string): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)|%.*$/g, '');
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  const missing = after === undefined ? 0 : 4 - groups.length;
  return [...groups, ...Array(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
