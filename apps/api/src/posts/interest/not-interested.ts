import type * as contract from '@arquiba/contract/safety';
import type { Operation } from '../../platform/calls/operation.ts';
import { presentPost } from '../public/present-posts.ts';
import { addNotInterested, removeNotInterested } from './queries.ts';

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
