import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { acceptSome } from '../profiles/public/follow-requests.ts';
import { requestsLeft } from './topics.ts';

// As many as one transaction does in well under a second.
const PORTION = 500;

/** Accepts what was asked until a moment: a portion now, and the rest by a job. */
export async function acceptOpenRequests(
  tx: Transaction,
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  open: { followeeId: string; until: Date },
): Promise<{ followers: number; more: boolean }> {
  const { followeeId, until } = open;
  const { followerIds, followers, more } = await acceptSome(tx, open, clock.now(), PORTION);
  if (more) await announce(tx, requestsLeft, { followeeId, until: until.toISOString() });
  if (followerIds.length > 0) {
    await realtime.publish(tx, accountChannel(followeeId), { type: 'followed', followers });
  }
  return { followers, more };
}
