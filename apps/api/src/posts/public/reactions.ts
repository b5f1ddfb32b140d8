import { newId, type Transaction } from '../../platform/database.ts';
import { insertRepost, type Pair } from '../reaction-queries.ts';
import { beginToSpread, type Spreading } from './spread-post.ts';

export {
  deleteRepost,
  listLikesOf,
  listOwnLikes,
  listOwnSends,
} from '../reaction-queries.ts';

/** Null where nothing changed: one repeats a post once. It goes where posts go. */
export async function addRepost(
  tx: Transaction,
  pair: Pair,
  createdAt: Date,
): Promise<Spreading | null> {
  const repost = { id: newId(createdAt), createdAt };
  if (!(await insertRepost(tx, pair, repost))) return null;
  return beginToSpread(tx, { id: repost.id, authorId: pair.accountId, repostOf: pair.postId });
}
