import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/reactions';
import type { Operation } from '../platform/calls/operation.ts';
import type { PublishedPost } from '../posts/public/hooks.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { addRepost, deleteRepost } from '../posts/public/reactions.ts';

/** Only what everybody may see is passed on; what one's followers get to see is decided anew for each. */
export const repost: Operation<typeof contract.repost> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const now = context.clock.now();
  const published: PublishedPost[] = [];
  const { shares } = await changeVisiblePost(context, id, async (tx, { open }) => {
    if (!open) {
      throw new ApiError('not_allowed', {
        message: 'Só o que é aberto a todos pode ser republicado.',
      });
    }
    const added = await addRepost(tx, pair, now);
    if (added) published.push(added);
    return added !== null;
  });
  for (const post of published) context.hooks.postPublished(context.db, post);
  return { reposted: true, shares };
};

export const undoRepost: Operation<typeof contract.undoRepost> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const { shares } = await changeVisiblePost(context, id, (tx) => deleteRepost(tx, pair));
  return { reposted: false, shares };
};
