import { ApiError } from '@arquiba/contract/errors';
import type { FollowState } from '@arquiba/contract/profiles';
import type { Transaction } from '../../platform/database/database.ts';
import { findBlocker } from '../blocker-queries.ts';
import { lockShown } from '../public/lock-shown.ts';
import { countFollow, deleteFollow, followersOf, follows, insertFollow } from './queries.ts';
import { deleteRequest, insertRequest } from './request-queries.ts';

export interface Edge {
  followerId: string;
  followeeId: string;
}

/** `followers` is the followee's counter after the change. */
export interface EdgeChange {
  state: FollowState;
  changed: boolean;
  followers: number;
}

/**
 * Follows, or asks to follow if the followee is private. Holds a shared lock on both profiles: opening
 * a profile, accepting requests and blocking wait for it.
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
    // A request from before the profile was opened, by someone who was hidden at that time.
    await deleteRequest(tx, followerId, followeeId);
    await countFollow(tx, followerId, followeeId, 1);
  }
  return { state: 'yes', changed, followers: await followersOf(tx, followeeId) };
}

/** Ends a follow, or withdraws the request for one, which changes no counter. */
export async function removeFollow(tx: Transaction, edge: Edge): Promise<EdgeChange> {
  const { followerId, followeeId } = edge;
  await lockShown(tx, followerId, followeeId);
  const changed = await deleteFollow(tx, followerId, followeeId);
  if (changed) await countFollow(tx, followerId, followeeId, -1);
  else await deleteRequest(tx, followerId, followeeId);
  return { state: 'no', changed, followers: await followersOf(tx, followeeId) };
}

/** To a blocked person the other profile does not exist. */
function blocked(byOneself: boolean): ApiError {
  if (!byOneself) return new ApiError('not_found');
  return new ApiError('not_allowed', {
    message: 'Você bloqueou este perfil. Desbloqueie antes de seguir.',
  });
}

/** A child cannot accept followers before the guardian has confirmed. */
function notYet(): ApiError {
  return new ApiError('not_allowed', {
    message: 'Este perfil é privado e não recebe novos seguidores por enquanto.',
  });
}
