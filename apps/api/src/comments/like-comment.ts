import type {
  likeComment as likeRoute,
  unlikeComment as unlikeRoute,
} from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import { notify, publishNotified } from '../notifications/public/notify.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { type Transaction, violates } from '../platform/database/database.ts';
import { openComment } from './public/open-comment.ts';
import { deleteLike, findAuthorOf, insertLike, likesOf } from './queries.ts';

/** Liking twice counts once. */
export const likeComment: Operation<typeof likeRoute> = async (context, { id: commentId }) => {
  const { db, clock, viewer } = context;
  const { postId } = await openComment(context, commentId);
  try {
    return await db.transaction(async (tx) => {
      const row = { commentId, accountId: viewer.accountId, createdAt: clock.now() };
      if (await insertLike(tx, row)) await tellAuthor(context, tx, { id: commentId, postId });
      return { liked: true, likes: await likesOf(tx, commentId) };
    });
  } catch (error) {
    // Deleted since it was read.
    throw violates(error, 'comment_like_comment_id_fkey') ? new ApiError('not_found') : error;
  }
};

export const unlikeComment: Operation<typeof unlikeRoute> = async (context, { id }) => {
  const { db, viewer } = context;
  await openComment(context, id);
  return db.transaction(async (tx) => {
    await deleteLike(tx, id, viewer.accountId);
    const authorId = await findAuthorOf(tx, id);
    if (authorId !== null) await publishNotified(context, tx, [authorId], 'notices-withdrawn');
    return { liked: false, likes: await likesOf(tx, id) };
  });
};

async function tellAuthor(
  context: SessionContext,
  tx: Transaction,
  { id, postId }: { id: string; postId: string },
): Promise<void> {
  const authorId = await findAuthorOf(tx, id);
  await notify(context, tx, {
    ...{ kind: 'comment-like', actorId: context.viewer.accountId, target: `comment:${id}` },
    ...{ recipientIds: authorId === null ? [] : [authorId], postId, commentId: id },
    path: `/post/${postId}#comentario-${id}`,
  });
}
