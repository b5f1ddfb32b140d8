import type { notInterested as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { addNotInterested } from '../posts/public/not-interested.ts';
import { presentPost } from '../posts/public/present-posts.ts';

export const notInterested: Operation<typeof route> = async (context, { id }) => {
  await presentPost(context, id);
  await addNotInterested(context.db, context.viewer.accountId, id, context.clock.now());
};
