import type { interestedAgain as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { removeNotInterested } from '../posts/public/not-interested.ts';

export const interestedAgain: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  await removeNotInterested(db, viewer.accountId, id);
};
