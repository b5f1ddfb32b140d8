import type { unlikePost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/operation.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { deleteLike } from '../posts/public/reactions.ts';

export const unlikePost: Operation<typeof route> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const { likes } = await changeVisiblePost(context, id, (tx) => deleteLike(tx, pair));
  return { liked: false, likes };
};
