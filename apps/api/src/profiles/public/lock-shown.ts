import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../../platform/database/database.ts';
import { lockShownProfiles } from '../show-queries.ts';

/** The fields that cannot change while the lock is held. */
export type LockedProfile = Awaited<ReturnType<typeof lockShownProfiles>>[number];

/** Locks one profile; null if it is hidden. */
export async function lockIfShown(tx: Transaction, accountId: string) {
  const [shown] = await lockShownProfiles(tx, [accountId]);
  return shown ?? null;
}

/**
 * For changes that are counted: none of these profiles can be hidden, and removed from the counters, before
 * the transaction ends. `not_found` if one is already hidden.
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
