import type * as contract from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { addNotInterested, removeNotInterested } from '../posts/public/not-interested.ts';
import { presentPost } from '../posts/public/present-posts.ts';

export const notInterested: Operation<typeof contract.notInterested> = async (context, { id }) => {
  await presentPost(context, id);
  await addNotInterested(context.db, context.viewer.accountId, id, context.clock.now());
};

export const interestedAgain: Operation<typeof contract.interestedAgain> = async (
  { db, viewer },
  { id },
) => {
  await removeNotInterested(db, viewer.accountId, id);
};
