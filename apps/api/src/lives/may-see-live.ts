import { LRUCache } from 'lru-cache';
import type { Queryable } from '../platform/database/database.ts';
import { VISITOR_ID } from '../platform/ports/file-passes.ts';
import { findSeers } from './read-queries.ts';

/** For its channel: a viewer that is null is a visitor. */
export async function maySeeLive(
  { db }: { db: Queryable },
  id: string,
  viewerId: string | null,
): Promise<boolean> {
  const viewer = viewerId ?? VISITOR_ID;
  return (await findSeers(db, id, [viewer])).has(viewer);
}

interface Audience {
  until: number;
  /** For each viewer the answer of the statement that asked about them. */
  answers: Map<string, Promise<Set<string>>>;
  /** Who has asked since. */
  present: Set<string>;
}

const MOST_LIVES = 1000;

/**
 * For downloads of what lives show: each viewer asks several times a second. An answer is used for `keptMs`; then one
 * statement asks about all who watched meanwhile. One for each viewer would cost more than serving them.
 */
export function createLiveSight(db: Queryable, keptMs: number) {
  const audiences = new LRUCache<string, Audience>({ max: MOST_LIVES });

  function ask(id: string, viewerIds: Iterable<string>, { answers }: Audience): void {
    const ids = [...viewerIds];
    const seers = findSeers(db, id, ids);
    for (const viewerId of ids) answers.set(viewerId, seers);
    seers.catch(() => audiences.delete(id));
  }

  return async (id: string, viewerId: string): Promise<boolean> => {
    const now = performance.now();
    let audience = audiences.get(id);
    if (!audience || audience.until <= now) {
      const known = audience?.present ?? [];
      audience = { until: now + keptMs, answers: new Map(), present: new Set() };
      audiences.set(id, audience);
      ask(id, new Set(known).add(viewerId), audience);
    }
    audience.present.add(viewerId);
    if (!audience.answers.has(viewerId)) ask(id, [viewerId], audience);
    return (await audience.answers.get(viewerId))?.has(viewerId) ?? false;
  };
}
