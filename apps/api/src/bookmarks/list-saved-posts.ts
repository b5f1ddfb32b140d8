import type { listSavedPosts as route } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { listSaved } from '../posts/public/bookmarks.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { isOwn } from './queries.ts';

export const listSavedPosts: Operation<typeof route> = async (context, input) => {
  const { collectionId, cursor, limit } = input;
  const { accountId } = context.viewer;
  if (collectionId !== undefined && !(await isOwn(context.db, accountId, collectionId))) {
    throw new ApiError('not_found');
  }
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId, collectionId, before, limit: limit + 1 };
  const page = takePage(await listSaved(context.db, query), limit, (row) => [row.savedId]);
  const ids = page.items.map((row) => row.id);
  return { items: await presentPosts(context, ids), nextCursor: page.nextCursor };
};
