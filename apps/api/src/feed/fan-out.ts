import type { Services } from '../platform/context.ts';
import { accountChannel } from '../platform/socket-channels.ts';
import { sendToFollowers } from './fan-out-queries.ts';
import { idleSince } from './home-span.ts';

// A portion takes some 20 ms: nobody who follows waits long for the one before.
const PORTION = 5_000;

/**
 * Sends a post into the homes of those who follow its author and look at theirs, and tells them. Nobody
 * gets it twice, nor is told twice. Nothing happens where the post is gone, is for its author only, or
 * is by somebody too loud to be sent.
 */
export async function fanOut(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  postId: string,
  { signal, quietly = false }: { signal?: AbortSignal; quietly?: boolean } = {},
): Promise<void> {
  const readSince = idleSince(clock.now());
  let after: string | null = '0';
  while (after !== null) {
    signal?.throwIfAborted();
    const portion = await sendToFollowers(db, { postId, after, readSince, limit: PORTION });
    if (!quietly) {
      const channels = portion.owners.map(accountChannel);
      await realtime.publishEach(db, channels, { type: 'feed', postId });
    }
    after = portion.size < PORTION ? null : portion.last;
  }
}
