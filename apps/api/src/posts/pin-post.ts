import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/profile-posts';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { setPinnedPost } from '../profiles/public/pinned-post.ts';
import { isOwnWords } from './queries.ts';

/** Only one's own posts: a repost belongs to its author. */
export const pinPost: Operation<typeof contract.pinPost> = async ({ db, viewer }, { id }) => {
  if (!(await isOwnWords(db, id, viewer.accountId))) throw new ApiError('not_found');
  try {
    await setPinnedPost(db, viewer.accountId, id);
  } catch (error) {
    // Deleted at the same moment.
    throw violates(error, 'profile_pinned_post_id_fkey') ? new ApiError('not_found') : error;
  }
};

export const unpinPost: Operation<typeof contract.unpinPost> = async ({ db, viewer }) => {
  await setPinnedPost(db, viewer.accountId, null);
};
