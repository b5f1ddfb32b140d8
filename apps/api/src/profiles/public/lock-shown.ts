import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../../platform/database/database.ts';
import { lockShownProfiles } from '../show-queries.ts';

/** What cannot change either while the lock is held. */
export type LockedProfile = Awaited<ReturnType<typeof lockShownProfiles>>[number];

/**
 * For changes that are counted: nobody of these is hidden before the transaction ends, when their
 * part in every counter is taken back. `not_found` where one is hidden already.
 */
export async function lockShown(
  tx: Transaction,
  ...accountIds: string[]
): Promise<LockedProfile[]> {
  const wanted = [...new Set(accountIds)];
  const shown = await lockShownProfiles(tx, wanted);
  if (shown.length < wanted.length) throw new ApiError('not_found');
  return shown;
}
