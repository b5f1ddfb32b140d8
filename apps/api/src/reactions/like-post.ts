import type { likePost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/calls/operation.ts';
import { countOnPost } from '../posts/public/post-state.ts';

/** Liking twice is liking once. */
export const likePost: Operation<typeof route> = async (context, { id }) => ({
  liked: true,
  likes: await countOnPost(context, id, 'like'),
});
