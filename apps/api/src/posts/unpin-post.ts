import type { unpinPost as route } from '@arquiba/contract/profile-posts';
import type { Operation } from '../platform/calls/operation.ts';
import { setPinnedPost } from '../profiles/public/pinned-post.ts';

export const unpinPost: Operation<typeof route> = async ({ db, viewer }) => {
  await setPinnedPost(db, viewer.accountId, null);
};
