import type { unsavePost as route } from '@arquiba/contract/bookmarks';
import type { Operation } from '../platform/operation.ts';
import { removeBookmark } from '../posts/public/bookmarks.ts';

/** Also for what one cannot see any more. */
export const unsavePost: Operation<typeof route> = async ({ db, viewer }, { id: postId }) => {
  const gone = await removeBookmark(db, { accountId: viewer.accountId, postId });
  return { saved: false, ...gone };
};
