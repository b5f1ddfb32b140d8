import type { Services } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database.ts';
import { findSent, lastOfPortion, sendToFollowers } from './fan-out-queries.ts';
import { tellOwners } from './home-news.ts';
import { idleSince } from './home-span.ts';

// A portion takes some tenths of a second on a busy machine: no statement lasts much longer.
const PORTION = 10_000;

/**
 * Sends a post into the homes of those who follow its author and look at theirs, and tells them. Nobody
 * gets it twice. What somebody too loud wrote is not sent, but news all the same. Nothing happens where
 * the post is gone or is for its author only.
 */
export async function fanOut(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  postId: string,
  options: { signal?: AbortSignal; quietly?: boolean; portion?: number } = {},
): Promise<void> {
  const { signal, quietly = false, portion = PORTION } = options;
  const sent = await findSent(db, postId);
  if (!sent) return;
  const readSince = idleSince(clock.now());
  let after = sent.loud ? LARGEST_ID : '0';
  while (after !== LARGEST_ID) {
    signal?.throwIfAborted();
    const isLast = after === '0' && sent.followers <= portion;
    const last: string | null = isLast ? null : await lastOfPortion(db, sent, after, portion);
    const upTo = last ?? LARGEST_ID;
    await sendToFollowers(db, sent, { after, upTo, readSince });
    after = upTo;
  }
  if (!quietly) await tellOwners({ db, clock, realtime }, sent);
}
