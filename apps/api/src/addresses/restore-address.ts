import type { restoreAddress as route } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { violates } from '../platform/database/database.ts';
import { HAS_ROOM, showAgain } from './book-queries.ts';
import { tooMany } from './create-address.ts';
import { presentAddress } from './presenters.ts';
import { restorableSince } from './sweep.ts';

export const restoreAddress: Operation<typeof route> = async ({ db, clock, viewer }, { id }) => {
  const since = restorableSince(clock.now());
  try {
    const row = await db.transaction((tx) => showAgain(tx, viewer.accountId, id, since));
    if (row) return presentAddress(row);
  } catch (error) {
    throw violates(error, HAS_ROOM) ? tooMany() : error;
  }
  throw new ApiError('not_found');
};
