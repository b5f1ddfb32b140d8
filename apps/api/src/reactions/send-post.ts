import type { sendPost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../platform/calls/operation.ts';
import { countOnPost } from '../posts/public/post-state.ts';

/** However often someone sends the same post, they are counted once. */
export const sendPost: Operation<typeof route> = async (context, { id }) => ({
  sends: await countOnPost(context, id, 'send'),
});
