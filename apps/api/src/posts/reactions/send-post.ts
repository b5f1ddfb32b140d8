import type { sendPost as route } from '@arquiba/contract/reactions';
import type { Operation } from '../../platform/calls/operation.ts';
import { countOnPost } from './count-on-post.ts';

/** Sending the same post twice counts once. */
export const sendPost: Operation<typeof route> = async (context, { id }) => ({
  sends: await countOnPost(context, id, 'send'),
});
