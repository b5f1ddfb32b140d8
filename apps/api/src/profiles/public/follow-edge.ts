import { ApiError } from '@arquiba/contract/errors';
import type { FollowState } from '@arquiba/contract/profiles';
import type { Transaction } from '../../platform/database/database.ts';
import { findBlocker } from '../block-queries.ts';
import { countFollow, deleteFollow, followersOf, insertFollow } from '../follow-queries.ts';
import { deleteRequest, follows, insertRequest } from '../request-queries.ts';
import { lockShown } from './lock-shown.ts';

export interface Edge {
  followerId: string;
  followeeId: string;
}

/** What stands between the two now, whether something changed, and how many follow the followee. */
export interface EdgeChange {
  state: FollowState;
  changed: boolean;
  followers: number;
}

/**
 * Follows, or asks to where the followee is private. Whether it is, and whether one has blocked the
 * other, cannot change before the transaction ends: who opens a profile, accepts requests or blocks
 * waits for the lock.
 */
export async function addFollow(tx: Transaction, edge: Edge, at: Date): Promise<EdgeChange> {
  const { followerId, followeeId } = edge;
  const locked = await lockShown(tx, followerId, followeeId);
  const blocker = await findBlocker(tx, followerId, followeeId);
  if (blocker !== null) throw blocked(blocker === followerId);
  const followee = locked.find(({ accountId }) => accountId === followeeId);
  const row = { followerId, followeeId, createdAt: at };
  if (followee?.private && !(await follows(tx, followerId, followeeId))) {
    if (followee.guarded) throw notYet();
    const changed = await insertRequest(tx, row);
    return { state: 'requested', changed, followers: await followersOf(tx, followeeId) };
  }
  const changed = await insertFollow(tx, row);
  if (changed) {
    // From before the profile was opened, by someone who was hidden then.
    await deleteRequest(tx, followerId, followeeId);
    await countFollow(tx, followerId, followeeId, 1);
  }
  return { state: 'yes', changed, followers: await followersOf(tx, followeeId) };
}

/** Ends a follow, or takes back the request for one, which changes nothing for others. */
export async function removeFollow(tx: Transaction, edge: Edge): Promise<EdgeChange> {
  const { followerId, followeeId } = edge;
  await lockShown(tx, followerId, followeeId);
  const changed = await deleteFollow(tx, followerId, followeeId);
  if (changed) await countFollow(tx, followerId, followeeId, -1);
  else await deleteRequest(tx, followerId, followeeId);
  return { state: 'no', changed, followers: await followersOf(tx, followeeId) };
}

/** For whom was blocked the other does not exist. */
function blocked(byOneself: boolean): ApiError {
  if (!byOneself) return new ApiError('not_found');
  return new ApiError('not_allowed', {
    message: 'Você bloqueou este perfil. Desbloqueie antes de seguir.',
  });
}

/** Nobody decides for a child whom the guardian does not know of yet. */
function notYet(): ApiError {
  return new ApiError('not_allowed', {
    message: 'Este perfil é privado e não recebe novos seguidores por enquanto.',
  });
}
