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

type Bus = Pick<Services, 'clock' | 'realtime' | 'hooks'>;

/** Accepts one request and returns the number of followers; `not_found` if it was withdrawn. */
export async function acceptRequest(tx: Transaction, services: Bus, edge: Edge): Promise<number> {
  const { followerId, followeeId } = edge;
  const { accepted, followers } = await acceptShown(tx, services, followeeId, [followerId]);
  if (accepted === 0) throw new ApiError('not_found', { message: REQUEST_GONE });
  return followers;
}

/** Accepts all requests made up to a moment: one batch in this transaction, the rest in a job. */
export async function acceptOpenRequests(
  tx: Transaction,
  services: Bus,
  open: { followeeId: string; until: Date },
): Promise<{ followers: number; more: boolean }> {
  const { followeeId, until } = open;
  const asking = await findRequesters(tx, open, PORTION);
  const { followers } = await acceptShown(tx, services, followeeId, asking);
  const more = (await findRequesters(tx, open, 1)).length > 0;
  if (more) await announce(tx, requestsLeft, { followeeId, until: until.toISOString() });
  return { followers, more };
}

/**
 * Locks the profiles exclusively: a follow, unfollow or request at the same time waits, or is seen here.
 * Notifies the owner and everyone who was accepted.
 */
async function acceptShown(
  tx: Transaction,
  services: Bus,
  followeeId: string,
  followerIds: string[],
): Promise<{ accepted: number; followers: number }> {
  const { clock, realtime, hooks } = services;
  const locked = await lockShownProfiles(tx, [followeeId, ...followerIds], 'no key update');
  const followee = locked.find(({ accountId }) => accountId === followeeId);
  if (!followee) throw new ApiError('not_found');
  const known = locked.map(({ accountId }) => accountId).filter((id) => id !== followeeId);
  const { accepted, added } = await turnIntoFollows(tx, followeeId, known, clock.now());
  await countFollowers(tx, followeeId, added);
  const followers = await followersOf(tx, followeeId);
  if (added.length > 0) {
    const answer = { type: 'follow-accepted', username: followee.username };
    await realtime.publishAll(tx, [
      { channel: accountChannel(followeeId), event: { type: 'followed', followers } },
      ...added.map((id) => ({ channel: accountChannel(id), event: answer })),
    ]);
    const { username } = followee;
    await hooks.followsAccepted(tx, services, { followeeId, username, followerIds: added });
  }
  return { accepted, followers };
}
