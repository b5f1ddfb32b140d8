import { ApiError } from '@arquiba/contract/errors';
import type { Queryable } from '../../platform/database.ts';
import { findVisibleAccount } from '../queries.ts';

/** The id of the account behind a username; `not_found` when there is none or it is hidden. */
export async function resolveUsername(db: Queryable, username: string): Promise<string> {
  const accountId = await findVisibleAccount(db, username.toLowerCase());
  if (!accountId) throw new ApiError('not_found');
  return accountId;
}
