import type { Services } from '../platform/context.ts';
import { smallestIdAt } from '../platform/database/database.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { NO_POST, type PostChange } from './author-posts.ts';
import { findFollowers } from './home-queries.ts';

/** What comes within this time is told together. */
const GATHER_MS = 30;
const FRESH_MS = 10 * 60_000;

export interface HomeNews {
  hear(change: PostChange): void;
  stop(): void;
}

/** Tells the people who have a page open in this process what has come into their homes. */
export function createHomeNews({ db, clock, realtime, log }: Services): HomeNews {
  let heard: PostChange[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    timer = undefined;
    const posts = Map.groupBy(heard, ({ authorId }) => authorId.toString());
    heard = [];
    const prefix = accountChannel('');
    const listening = realtime.listened(prefix).map((channel) => channel.slice(prefix.length));
    if (listening.length === 0) return;
    for (const { followerId, authorId } of await findFollowers(db, listening, [...posts.keys()])) {
      for (const { id, repostOf } of posts.get(authorId) ?? []) {
        const originId = (repostOf === NO_POST ? id : repostOf).toString();
        realtime.tell(accountChannel(followerId), { type: 'feed', originId });
      }
    }
  }

  /** What comes late, as all of a new demonstration world, is none. */
  function isNews({ id, audience, isGone }: PostChange): boolean {
    const freshSince = new Date(clock.now().getTime() - FRESH_MS);
    return !isGone && audience !== 'self' && id >= BigInt(smallestIdAt(freshSince));
  }

  return {
    hear(change) {
      if (!isNews(change)) return;
      heard.push(change);
      timer ??= setTimeout(() => {
        tell().catch((error) => log.warn({ err: error }, 'news of homes were lost'));
      }, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
