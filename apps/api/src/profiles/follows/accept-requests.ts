import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { lockShownProfiles } from '../show-queries.ts';
import type { Edge } from './follow-edge.ts';
import { followersOf } from './queries.ts';
import { countFollowers, findRequesters, turnIntoFollows } from './request-queries.ts';
import { requestsLeft } from './topics.ts';

// One transaction accepts this many in well under a second.
const PORTION = 500;

export const REQUEST_GONE = 'Este pedido não existe mais.';

/** Accepts one request and returns the number of followers; `not_found` if it was withdrawn. */
export async function acceptRequest(tx: Transaction, edge: Edge, at: Date): Promise<number> {
  const { followerId, followeeId } = edge;
  const { accepted } = await acceptShown(tx, followeeId, [followerId], at);
  if (accepted === 0) throw new ApiError('not_found', { message: REQUEST_GONE });
  return followersOf(tx, followeeId);
}

/** Accepts all requests made up to a moment: one batch in this transaction, the rest in a job. */
export async function acceptOpenRequests(
  tx: Transaction,
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  open: { followeeId: string; until: Date },
): Promise<{ followers: number; more: boolean }> {
  const { followeeId, until } = open;
  const asking = await findRequesters(tx, open, PORTION);
  const { added } = await acceptShown(tx, followeeId, asking, clock.now());
  const followers = await followersOf(tx, followeeId);
  const more = (await findRequesters(tx, open, 1)).length > 0;
  if (more) await announce(tx, requestsLeft, { followeeId, until: until.toISOString() });
  if (added.length > 0) {
    await realtime.publish(tx, accountChannel(followeeId), { type: 'followed', followers });
  }
  return { followers, more };
}

/** Locks the profiles exclusively: a follow, unfollow or request at the same time waits, or is seen here. */
async function acceptShown(
  tx: Transaction,
  followeeId: string,
  followerIds: string[],
  at: Date,
): ReturnType<typeof turnIntoFollows> {
  const locked = await lockShownProfiles(tx, [followeeId, ...followerIds], 'no key update');
  const shown = new Set(locked.map(({ accountId }) => accountId));
  if (!shown.has(followeeId)) throw new ApiError('not_found');
  const known = followerIds.filter((id) => shown.has(id));
  if (known.length === 0) return { accepted: 0, added: [] };
  const turned = await turnIntoFollows(tx, followeeId, known, at);
  await countFollowers(tx, followeeId, turned.added);
  return turned;
}
