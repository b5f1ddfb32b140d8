import type { createPost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentPost } from './public/present-posts.ts';
import { publishCounts } from './public/publish-counts.ts';
import { publishPost } from './public/publish-post.ts';

export const createPost: Operation<typeof route> = async (context, { draftId, ...post }) => {
  const { hooks, viewer } = context;
  const id = await publishPost(context, post, async (tx) => {
    if (draftId !== undefined) await hooks.draftPublished(tx, viewer.accountId, draftId);
  });
  if (post.quoteOf !== undefined) publishCounts(context, post.quoteOf);
  return presentPost(context, id);
};
