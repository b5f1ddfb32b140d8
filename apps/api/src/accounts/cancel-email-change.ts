import type { cancelEmailChange as route } from '@arquiba/contract/account-data';
import type { Operation } from '../platform/calls/operation.ts';
import { closeEmailChanges } from './email-change-queries.ts';

export const cancelEmailChange: Operation<typeof route> = async ({ db, clock, viewer }) => {
  await closeEmailChanges(db, viewer.accountId, clock.now());
};
