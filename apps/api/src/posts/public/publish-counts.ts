import type { Services } from '../../platform/context.ts';
import type { RealtimeBus } from '../../platform/ports/realtime-bus.ts';
import { findResults } from '../polls/result-queries.ts';
import { findStates } from '../state-queries.ts';

/** A post that many people like at once is published twice a second, not a thousand times. */
const BATCH_MS = 400;

/** The posts whose counters are published next, for each bus. */
const waiting = new WeakMap<RealtimeBus, Set<string>>();

type Means = Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>;

/**
 * Publishes the counters of a post to the people who look at it. Call it after the commit: the counters are
 * read a moment later, once for all changes until then.
 */
export function publishCounts(means: Means, postId: string): void {
  const { realtime } = means;
  const ids = waiting.get(realtime);
  if (ids) {
    ids.add(postId);
  } else {
    waiting.set(realtime, new Set([postId]));
    setTimeout(() => void publish(means), BATCH_MS).unref();
  }
}

async function publish({ db, clock, realtime, log }: Means): Promise<void> {
  const ids = [...(waiting.get(realtime) ?? [])];
  waiting.delete(realtime);
  try {
    const states = await findStates(db, ids);
    // Only results that everyone may see: the people who voted request the others.
    const results = await findResults(db, { ids, viewerId: null, now: clock.now() });
    const events = states.map(({ id, open, counts }) => ({
      channel: `post:${id}`,
      // The right to see a closed post can change during a subscription: clients request its counters, which
      // checks the right.
      event: open ? { type: 'counts', counts, votes: results.get(id) ?? null } : { type: 'counts' },
    }));
    await realtime.publishAll(db, events);
  } catch (error) {
    log.warn({ err: error }, 'news of posts got lost');
  }
}
