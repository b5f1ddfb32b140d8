import { newId, type Transaction } from '../../platform/database.ts';
import { announce } from '../../platform/outbox.ts';
import { insertRepost, type Pair } from '../reaction-queries.ts';
import { postCreated } from './topics.ts';

export {
  deleteRepost,
  listLikesOf,
  listOwnLikes,
  listOwnSends,
} from '../reaction-queries.ts';

/** Whether something changed: one repeats a post once. It goes where posts go. */
export async function addRepost(tx: Transaction, pair: Pair, createdAt: Date): Promise<boolean> {
  const repost = { id: newId(createdAt), createdAt };
  if (!(await insertRepost(tx, pair, repost))) return false;
  await announce(tx, postCreated, { postId: repost.id, authorId: pair.accountId });
  return true;
}
