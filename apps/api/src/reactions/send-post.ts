import type { sendPost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/operation.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { insertSend } from '../posts/public/reactions.ts';

/** However often someone sends the same post, they are counted once. */
export const sendPost: Operation<typeof route> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const now = context.clock.now();
  const { sends } = await changeVisiblePost(context, id, (tx) => insertSend(tx, pair, now));
  return { sends };
};
