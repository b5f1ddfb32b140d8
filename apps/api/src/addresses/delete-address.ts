import type { deleteAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { hideAddress } from './book-queries.ts';

/** Hidden at once; `sweep.ts` removes it when it can no longer be brought back. */
export const deleteAddress: Operation<typeof route> = async ({ db, clock, viewer }, { id }) => {
  const now = clock.now();
  const hidden = await db.transaction((tx) => hideAddress(tx, viewer.accountId, id, now));
  if (!hidden) throw new ApiError('not_found');
};
