import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isOpenSession } from '../../platform/sessions/own-sessions.ts';
import { lockActiveAccount } from '../email-change-queries.ts';

export { lockActiveAccount as lockAccount };

/**
 * Locks the account of the call, and throws if its session has ended. A recovery of the account takes the
 * same lock: a way in that is added at the same moment is either ended by it, or not added.
 */
export async function lockOwner(tx: Transaction, { viewer }: SessionContext): Promise<void> {
  const owner = await lockActiveAccount(tx, viewer.accountId);
  if (!owner || !(await isOpenSession(tx, viewer))) throw new ApiError('sign_in_required');
}
