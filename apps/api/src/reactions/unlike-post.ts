import type { unlikePost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/calls/operation.ts';
import { countOnPost } from '../posts/public/post-state.ts';

export const unlikePost: Operation<typeof route> = async (context, { id }) => ({
  liked: false,
  likes: await countOnPost(context, id, 'unlike'),
});
