import type { Queryable } from '../platform/database/database.ts';
import { findLive } from './read-queries.ts';

/** For its channel, and for downloads of what it shows. */
export async function maySeeLive(
  { db }: { db: Queryable },
  id: string,
  viewerId: string | null,
): Promise<boolean> {
  return (await findLive(db, id, { viewerId, now: new Date(0) })) !== null;
}
