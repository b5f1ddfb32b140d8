import { newId, type Transaction } from '../../platform/database/database.ts';
import { insertRepost, type Pair } from '../reaction-queries.ts';
import type { PublishedPost } from './hooks.ts';

export {
  deleteRepost,
  listLikesOf,
  listOwnLikes,
  listOwnSends,
} from '../reaction-queries.ts';

/** Null where nothing changed: one repeats a post once. */
export async function addRepost(
  tx: Transaction,
  pair: Pair,
  createdAt: Date,
): Promise<PublishedPost | null> {
  const repost = { id: newId(createdAt), createdAt };
  if (!(await insertRepost(tx, pair, repost))) return null;
  const { accountId: authorId, postId: repostOf } = pair;
  return { id: repost.id, authorId, repostOf, audience: 'public' };
}
