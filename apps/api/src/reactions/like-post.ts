import type { likePost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/operation.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { insertLike } from '../posts/public/reactions.ts';

/** Liking twice is liking once. */
export const likePost: Operation<typeof route> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const now = context.clock.now();
  const { likes } = await changeVisiblePost(context, id, (tx) => insertLike(tx, pair, now));
  return { liked: true, likes };
};
