import { ApiError } from '@arquiba/contract/errors';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { lockShownProfiles } from '../show-queries.ts';
import { profile } from '../tables.ts';

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

/** The same as a part of a larger statement: a row for each of them that is shown. */
export function lockingShown(...accountIds: SQL[]): SQL {
  return sql`SELECT ${profile.accountId} FROM ${profile}
    WHERE ${profile.accountId} IN (${sql.join(accountIds, sql`, `)}) AND NOT ${profile.hidden}
    ORDER BY ${profile.accountId} FOR SHARE`;
}
