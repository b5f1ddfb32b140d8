import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/reactions';
import { notify, publishNotified } from '../../notifications/public/notify.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { newId } from '../../platform/database/database.ts';
import { changeVisiblePost } from '../change-visible-post.ts';
import { deleteRepost, insertRepost } from './queries.ts';

/** Only for posts that are open to all. Whether a follower sees the repost is decided when they read it. */
export const repost: Operation<typeof contract.repost> = async (context, { id }) => {
  const { db, clock, hooks, viewer } = context;
  const { accountId } = viewer;
  const createdAt = clock.now();
  const repostId = newId(createdAt);
  let added = false;
  const { shares } = await changeVisiblePost(context, id, async (tx, { open, authorId }) => {
    if (!open) {
      throw new ApiError('not_allowed', {
        message: 'Só o que é aberto a todos pode ser republicado.',
      });
    }
    added = await insertRepost(tx, { postId: id, accountId }, { id: repostId, createdAt });
    if (added) {
      await notify(context, tx, {
        ...{ kind: 'repost', recipientIds: [authorId], actorId: accountId },
        ...{ target: `post:${id}`, postId: id, path: `/post/${id}` },
      });
    }
    return added;
  });
  if (added) {
    hooks.postPublished(db, {
      ...{ id: repostId, authorId: accountId, repostOf: id, audience: 'public', groupId: null },
    });
  }
  return { reposted: true, shares };
};

export const undoRepost: Operation<typeof contract.undoRepost> = async (context, { id }) => {
  const pair = { postId: id, accountId: context.viewer.accountId };
  const { shares } = await changeVisiblePost(context, id, async (tx, { authorId }) => {
    const removed = await deleteRepost(tx, pair);
    if (removed) await publishNotified(context, tx, [authorId], 'notices-withdrawn');
    return removed;
  });
  return { reposted: false, shares };
};
