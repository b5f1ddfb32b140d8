import type { Services } from '../../platform/context.ts';
import type { RealtimeBus } from '../../platform/realtime/realtime.ts';
import { findStates } from '../state-queries.ts';

/** A post that everybody likes at once is news twice a second, not a thousand times. */
const GATHER_MS = 400;

/** The posts to be told about next, for each bus. */
const waiting = new WeakMap<RealtimeBus, Set<string>>();

type Means = Pick<Services, 'db' | 'realtime' | 'log'>;

/**
 * Tells those who look at a post what its counters are. To be called after the commit: they are read
 * a moment later, once for all that happened meanwhile.
 */
export function tellCounts(means: Means, postId: string): void {
  const { realtime } = means;
  const ids = waiting.get(realtime);
  if (ids) {
    ids.add(postId);
  } else {
    waiting.set(realtime, new Set([postId]));
    setTimeout(() => void tell(means), GATHER_MS).unref();
  }
}

async function tell({ db, realtime, log }: Means): Promise<void> {
  const ids = [...(waiting.get(realtime) ?? [])];
  waiting.delete(realtime);
  try {
    const states = await findStates(db, ids);
    const news = states.map(({ id, open, counts, votes }) => ({
      channel: `post:${id}`,
      // Who may see a closed post can change while they listen: they ask for its counters, and are judged.
      event: open ? { type: 'counts', counts, votes } : { type: 'counts' },
    }));
    await realtime.publishAll(db, news);
  } catch (error) {
    log.warn({ err: error }, 'news of posts got lost');
  }
}
