import { ApiError } from '@arquiba/contract/errors';
import type { repost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/operation.ts';
import { changeVisiblePost } from '../posts/public/post-state.ts';
import { addRepost } from '../posts/public/reactions.ts';
import { type Spreading, spreadPost } from '../posts/public/spread-post.ts';

/** Only what everybody may see is passed on; what one's followers get to see is decided anew for each. */
export const repost: Operation<typeof route> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const now = context.clock.now();
  const begun: Spreading[] = [];
  const { shares } = await changeVisiblePost(context, id, async (tx, { open }) => {
    if (!open) {
      throw new ApiError('not_allowed', {
        message: 'Só o que é aberto a todos pode ser republicado.',
      });
    }
    const spreading = await addRepost(tx, pair, now);
    if (spreading) begun.push(spreading);
    return spreading !== null;
  });
  for (const spreading of begun) await spreadPost(context, spreading);
  return { reposted: true, shares };
};
