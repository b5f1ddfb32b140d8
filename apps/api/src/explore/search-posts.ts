import type { searchPosts as route } from '@arquiba/contract/explore';
import type { Operation } from '../platform/calls/operation.ts';
import { readCursor } from '../platform/database/pagination.ts';
import { findPosts } from './find-posts.ts';

export const searchPosts: Operation<typeof route> = (context, { q, cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [];
  return findPosts(context, q, { before, limit });
};
