import type { savePost as route } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, violates } from '../platform/database/database.ts';
import { addBookmark } from '../posts/public/bookmarks.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { tellCounts } from '../posts/public/tell-counts.ts';
import { lockOwn } from './queries.ts';

/** Of what somebody passes on, the post itself is saved. Another person's collection is not found. */
export const savePost: Operation<typeof route> = async (context, { id, collectionId }) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { id: postId } = await presentPost(context, id);
  const savedId = newId(clock.now());
  try {
    const saved = await db.transaction(async (tx) => {
      if (collectionId && !(await lockOwn(tx, accountId, collectionId))) {
        throw new ApiError('not_found');
      }
      const kept = await addBookmark(tx, { accountId, postId, savedId, collectionId });
      return { saved: true, ...kept };
    });
    tellCounts(context, postId);
    return saved;
  } catch (error) {
    // Deleted since it was looked at.
    throw violates(error, 'bookmark_post_id_fkey') ? new ApiError('not_found') : error;
  }
};
