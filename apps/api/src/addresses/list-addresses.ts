import type { listAddresses as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentAddress } from './presenters.ts';
import { listOfAccount } from './queries.ts';

export const listAddresses: Operation<typeof route> = async ({ db, viewer }, { accountId }) => {
  if (accountId !== viewer.accountId) throw new ApiError('not_found');
  return (await listOfAccount(db, accountId)).map(presentAddress);
};
