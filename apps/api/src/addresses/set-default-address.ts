import type { setDefaultAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { makeDefault } from './book-queries.ts';
import { presentAddress } from './presenters.ts';

export const setDefaultAddress: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  const row = await db.transaction((tx) => makeDefault(tx, viewer.accountId, id));
  if (!row) throw new ApiError('not_found');
  return presentAddress(row);
};
