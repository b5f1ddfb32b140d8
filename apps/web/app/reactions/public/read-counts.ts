import { getPostCounts, MOST_COUNTS } from '@arquiba/contract/reactions';
import { quietCall } from '../../api-call.ts';
import { withJitter } from '../with-jitter.ts';
import { learnCounts } from './known-posts.ts';

const BATCH_MS = 100;
const SPREAD_MS = 1000;

let asked = new Set<string>();

/** Fetches the counters of a post, in one request with others. */
export function readCounts(id: string): void {
  if (asked.size === 0) setTimeout(() => void readAll(), BATCH_MS);
  asked.add(id);
}

/** The same where all viewers ask at the same time: a random delay spreads their requests. */
export const readCountsSoon = withJitter(readCounts, SPREAD_MS);

async function readAll(): Promise<void> {
  const ids = [...asked].slice(0, MOST_COUNTS).join(',');
  asked = new Set();
  try {
    const { items } = await quietCall(getPostCounts, { ids });
    for (const { id, counts, votes } of items) learnCounts(id, counts, votes);
  } catch {
    // Ignored: the next event tries again.
  }
}
