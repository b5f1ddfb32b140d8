import type { unsavePost as route } from '@arquiba/contract/bookmarks';
import type { Operation } from '../platform/calls/operation.ts';
import { removeBookmark } from '../posts/public/bookmarks.ts';
import { tellCounts } from '../posts/public/tell-counts.ts';

/** Also for what one cannot see any more. */
export const unsavePost: Operation<typeof route> = async (context, { id: postId }) => {
  const { db, viewer } = context;
  const gone = await removeBookmark(db, { accountId: viewer.accountId, postId });
  tellCounts(context, postId);
  return { saved: false, ...gone };
};
