import type { Services } from '../platform/context.ts';
import { smallestIdAt } from '../platform/database/database.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { NO_POST, type PostChange } from './author-posts.ts';
import { findFollowers } from './home-queries.ts';

/** Posts within this time are published as one batch. */
const BATCH_MS = 30;
const FRESH_MS = 10 * 60_000;

export interface HomeNotifier {
  onPost(change: PostChange): void;
  stop(): void;
}

/** Notifies the people who have a page open in this process about new posts in their home feeds. */
export function createHomeNotifier({ db, clock, realtime, log }: Services): HomeNotifier {
  let pending: PostChange[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function publish(): Promise<void> {
    timer = undefined;
    const posts = Map.groupBy(pending, ({ authorId }) => authorId.toString());
    pending = [];
    const prefix = accountChannel('');
    const listening = realtime
      .subscribedChannels(prefix)
      .map((channel) => channel.slice(prefix.length));
    if (listening.length === 0) return;
    for (const { followerId, authorId } of await findFollowers(db, listening, [...posts.keys()])) {
      for (const { id, repostOf } of posts.get(authorId) ?? []) {
        const originId = (repostOf === NO_POST ? id : repostOf).toString();
        realtime.deliver(accountChannel(followerId), { type: 'feed', originId });
      }
    }
  }

  /** A post that arrives late, such as all of a new demonstration, is not announced. */
  function isRecent({ id, audience, isGone }: PostChange): boolean {
    const freshSince = new Date(clock.now().getTime() - FRESH_MS);
    return !isGone && audience !== 'self' && id >= BigInt(smallestIdAt(freshSince));
  }

  return {
    onPost(change) {
      if (!isRecent(change)) return;
      pending.push(change);
      timer ??= setTimeout(() => {
        publish().catch((error) => log.warn({ err: error }, 'news of homes were lost'));
      }, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
