import type { Transaction } from '../../platform/database.ts';
import { countFollow, deleteFollow, followersOf, insertFollow } from '../follow-queries.ts';
import { lockShown } from './lock-shown.ts';

export interface Edge {
  followerId: string;
  followeeId: string;
}

/** Whether something changed, and how many follow the followee now. */
export interface EdgeChange {
  changed: boolean;
  followers: number;
}

export async function addFollow(tx: Transaction, edge: Edge, at: Date): Promise<EdgeChange> {
  const { followerId, followeeId } = edge;
  await lockShown(tx, followerId, followeeId);
  const changed = await insertFollow(tx, { followerId, followeeId, createdAt: at });
  if (changed) await countFollow(tx, followerId, followeeId, 1);
  return { changed, followers: await followersOf(tx, followeeId) };
}

export async function removeFollow(tx: Transaction, edge: Edge): Promise<EdgeChange> {
  const { followerId, followeeId } = edge;
  await lockShown(tx, followerId, followeeId);
  const changed = await deleteFollow(tx, followerId, followeeId);
  if (changed) await countFollow(tx, followerId, followeeId, -1);
  return { changed, followers: await followersOf(tx, followeeId) };
}
