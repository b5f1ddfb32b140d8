import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../../platform/database/database.ts';
import { followersOf } from '../follow-queries.ts';
import {
  countFollowers,
  deleteRequest,
  findRequesters,
  turnIntoFollows,
} from '../request-queries.ts';
import { lockShownProfiles } from '../show-queries.ts';
import type { Edge } from './follow-edge.ts';

/** Accepts one request and says how many follow now; `not_found` where there is none any more. */
export async function acceptRequest(tx: Transaction, edge: Edge, at: Date): Promise<number> {
  const { followerId, followeeId } = edge;
  const { accepted } = await acceptShown(tx, followeeId, [followerId], at);
  if (accepted === 0) throw new ApiError('not_found', { message: GONE });
  return followersOf(tx, followeeId);
}

export async function refuseRequest(tx: Transaction, { followerId, followeeId }: Edge) {
  if (!(await deleteRequest(tx, followerId, followeeId))) {
    throw new ApiError('not_found', { message: GONE });
  }
}

/** Who follows now, how many these are in all, and whether requests are left for another time. */
export interface Accepted {
  followerIds: string[];
  followers: number;
  more: boolean;
}

/** Accepts up to `limit` of the requests that were open at a moment. */
export async function acceptSome(
  tx: Transaction,
  open: { followeeId: string; until: Date },
  at: Date,
  limit: number,
): Promise<Accepted> {
  const { followeeId } = open;
  const asking = await findRequesters(tx, open, limit);
  const { added: followerIds } = await acceptShown(tx, followeeId, asking, at);
  const followers = await followersOf(tx, followeeId);
  const more = (await findRequesters(tx, open, 1)).length > 0;
  return { followerIds, followers, more };
}

/** Alone with these profiles: who follows, leaves or asks anew at this moment waits, or is seen. */
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

const GONE = 'Este pedido não existe mais.';
