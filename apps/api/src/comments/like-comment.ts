import type {
  likeComment as likeRoute,
  unlikeComment as unlikeRoute,
} from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { openComment } from './public/open-comment.ts';
import { deleteLike, insertLike, likesOf } from './queries.ts';

/** Liking twice counts once. */
export const likeComment: Operation<typeof likeRoute> = async (context, { id: commentId }) => {
  const { db, clock, viewer } = context;
  await openComment(context, commentId);
  try {
    return await db.transaction(async (tx) => {
      const row = { commentId, accountId: viewer.accountId, createdAt: clock.now() };
      await insertLike(tx, row);
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
    return { liked: false, likes: await likesOf(tx, id) };
  });
};
