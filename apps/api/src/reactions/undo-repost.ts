import type { undoRepost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/calls/operation.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { deleteRepost } from '../posts/public/reactions.ts';

export const undoRepost: Operation<typeof route> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const { shares } = await changeVisiblePost(context, id, (tx) => deleteRepost(tx, pair));
  return { reposted: false, shares };
};
