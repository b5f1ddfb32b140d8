import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { findMoment } from './read-queries.ts';

/** For downloads of its file. */
export async function maySeeMoment(
  { db, clock }: { db: Queryable; clock: Clock },
  id: string,
  viewerId: string,
): Promise<boolean> {
  return (await findMoment(db, id, { viewerId, now: clock.now() })) !== null;
}
