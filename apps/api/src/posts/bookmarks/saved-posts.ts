import type * as contract from '@arquiba/contract/bookmarks';
import type { removeFromCollection as removalRoute } from '@arquiba/contract/collections';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID, newId, violates } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentPost, presentPosts } from '../public/present-posts.ts';
import { publishCounts } from '../public/publish-counts.ts';
import { isOwn, lockOwn } from './collection-queries.ts';
import {
  addBookmark,
  addToCollections,
  listCollectionsOf,
  listSaved,
  removeBookmark,
  removeFrom,
} from './queries.ts';

export const listSavedPosts: Operation<typeof contract.listSavedPosts> = async (context, input) => {
  const { collectionId, cursor, limit } = input;
  const { accountId } = context.viewer;
  if (collectionId !== undefined && !(await isOwn(context.db, accountId, collectionId))) {
    throw new ApiError('not_found');
  }
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId, collectionId, before, limit: limit + 1 };
  const page = takePage(await listSaved(context.db, query), limit, (row) => [row.place]);
  const ids = page.items.map((row) => row.id);
  return { items: await presentPosts(context, ids), nextCursor: page.nextCursor };
};

/** Of a repost, the original post is saved. Another person's collection is not found. */
export const savePost: Operation<typeof contract.savePost> = async (
  context,
  { id, collectionIds = [] },
) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { id: postId } = await presentPost(context, id);
  const savedId = newId(clock.now());
  try {
    const saved = await db.transaction(async (tx) => {
      if (collectionIds.length > 0 && !(await lockOwn(tx, accountId, collectionIds))) {
        throw new ApiError('not_found');
      }
      const mark = { accountId, postId };
      await addBookmark(tx, { ...mark, savedId });
      await addToCollections(tx, mark, collectionIds, savedId);
      return { saved: true, collectionIds: await listCollectionsOf(tx, mark) };
    });
    publishCounts(context, postId);
    return saved;
  } catch (error) {
    // The post was deleted in the meantime.
    throw violates(error, 'bookmark_post_id_fkey') ? new ApiError('not_found') : error;
  }
};

/** Also for a post that the viewer may no longer see. */
export const unsavePost: Operation<typeof contract.unsavePost> = async (
  context,
  { id: postId },
) => {
  const { db, viewer } = context;
  const mark = { accountId: viewer.accountId, postId };
  const collectionIds = await db.transaction((tx) => removeBookmark(tx, mark));
  publishCounts(context, postId);
  return { saved: false, collectionIds };
};

/** Also for a post that the viewer may no longer see. */
export const removeFromCollection: Operation<typeof removalRoute> = async (
  { db, viewer },
  { id: collectionId, postId },
) => {
  const { accountId } = viewer;
  if (!(await isOwn(db, accountId, collectionId))) throw new ApiError('not_found');
  await removeFrom(db, { accountId, postId, collectionId });
};
