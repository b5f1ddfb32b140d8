import { ApiError } from '@arquiba/contract/errors';
import type { getPost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/operation.ts';
import { presentPosts } from './public/present-posts.ts';
import { findPost } from './queries.ts';

export const getPost: Operation<typeof route> = async (context, { id }) => {
  const row = await findPost(context.db, id);
  const [post] = row ? await presentPosts(context, [row]) : [];
  if (!post) throw new ApiError('not_found');
  return post;
};
