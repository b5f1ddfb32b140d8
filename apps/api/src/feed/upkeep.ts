import type { Hooks, Services } from '../platform/context.ts';
import { announce, defineTopic } from '../platform/outbox.ts';
import { fanOut } from './fan-out.ts';
import { idleSince } from './home-span.ts';
import { deleteImpressions } from './impression-queries.ts';
import {
  addLoudAuthors,
  dropIdleHomes,
  emptyHome,
  newestOf,
  removeLoudAuthors,
  trimHomes,
} from './upkeep-queries.ts';

/** From so many followers on an author is loud; decision 20 has the measurement. */
const LOUD_FOLLOWERS = 20_000;
// Apart, so that nobody who stands at the threshold goes in and out of it.
const QUIET_FOLLOWERS = 16_000;

const HOMES = 200;
const IMPRESSIONS = 10_000;
const IMPRESSION_MS = 14 * 24 * 3_600_000;
/** How many posts of somebody who is not loud any more are sent after all. */
const SENT_AFTER_ALL = 40;

/** Someone has no longer so many followers that their posts are not sent. */
export const authorQuieter = defineTopic<{ authorId: string }>('feed.author-quieter');

/** Keeps homes at their size, lets go of those of people who are away, and forgets what was seen long ago. */
export async function tidyHomes({ db, clock }: Services, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  while ((await dropIdleHomes(db, idleSince(now), HOMES)) > 0) signal.throwIfAborted();
  let last: string | null = '0';
  while (last !== null) {
    signal.throwIfAborted();
    last = await trimHomes(db, last, HOMES);
  }
  const old = new Date(now.getTime() - IMPRESSION_MS);
  while ((await deleteImpressions(db, old, IMPRESSIONS)) > 0) signal.throwIfAborted();
}

export async function findLoudAuthors({ db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    await addLoudAuthors(tx, LOUD_FOLLOWERS);
    for (const authorId of await removeLoudAuthors(tx, QUIET_FOLLOWERS)) {
      await announce(tx, authorQuieter, { authorId });
    }
  });
}

export async function sendAfterAll(services: Services, authorId: string): Promise<void> {
  for (const postId of await newestOf(services.db, authorId, SENT_AFTER_ALL)) {
    await fanOut(services, postId, { quietly: true });
  }
}

/** No key leads from a home to its owner. */
export const purgeHome: Hooks['accountPurged'][number] = ({ db }, accountId) =>
  emptyHome(db, accountId);
