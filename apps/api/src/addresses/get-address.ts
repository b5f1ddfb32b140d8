import type { getAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentAddress } from './presenters.ts';
import { findOwn } from './queries.ts';

/** Someone else's address is answered like one that does not exist. */
export const getAddress: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  const row = await findOwn(db, viewer.accountId, id);
  if (!row) throw new ApiError('not_found');
  return [presentAddress(row)];
};
