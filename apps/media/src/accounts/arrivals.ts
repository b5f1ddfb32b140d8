import type pg from 'pg';
import type { Space } from '../access/space-claim.ts';
import { findUsed, noRoom } from './space.ts';

/** Bytes of files that are arriving in one request each, by the space that they will count for. */
const arriving = new Map<string, number>();

interface Arrival {
  accountId: string;
  space: Space | null;
  /** As announced; null where nobody said. */
  size: number | null;
}

/**
 * Stores a file that arrives in one request. The database counts it once it is whole; until then this process
 * does, so that many at once cannot fill the disk. `count` takes the bytes that have come, and refuses those
 * that are too many. For the moment in which a file is written down it counts twice, so that another which just
 * fits may be refused.
 */
export async function whileArriving<T>(
  pool: pg.Pool,
  { accountId, space, size }: Arrival,
  store: (count: (bytes: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (!space) return await store(async () => {});
  const of = space;
  const key = `${accountId} ${space.name}`;
  const free = space.quotaBytes - (await findUsed(pool, accountId, space.name));
  let own = 0;
  async function add(bytes: number): Promise<void> {
    own += bytes;
    if (change(key, bytes) > free) throw await noRoom(pool, accountId, of, size ?? 0);
  }
  try {
    // What was announced is counted at once.
    if (size !== null) await add(size);
    return await store(size === null ? add : async () => {});
  } finally {
    change(key, -own);
  }
}

/** Gives the new sum. */
function change(key: string, bytes: number): number {
  const sum = (arriving.get(key) ?? 0) + bytes;
  if (sum > 0) arriving.set(key, sum);
  else arriving.delete(key);
  return sum;
}
