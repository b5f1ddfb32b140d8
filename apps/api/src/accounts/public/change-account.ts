import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type AccountChanges,
  changeAccountData,
  findAccountData,
} from '../account-data-queries.ts';
import { checkAccountChanges } from '../check-account-changes.ts';

/** Changes the name and the category in a transaction of another feature, by the rules of the account's data. */
export async function changeNameAndCategory(
  tx: Transaction,
  context: SessionContext,
  input: { socialName?: string | undefined; subtype?: string | null | undefined },
): Promise<void> {
  const before = await findAccountData(tx, context.viewer.accountId);
  if (!before) throw new ApiError('sign_in_required');
  await changeAccount(tx, context, checkAccountChanges(before, input, context.clock.now()));
}

/** Stores checked changes; other features follow in the same transaction. */
export async function changeAccount(
  tx: Transaction,
  { hooks, viewer }: SessionContext,
  changes: AccountChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const after = await changeAccountData(tx, viewer.accountId, changes);
  if (!after) throw new ApiError('sign_in_required');
  for (const follow of hooks.accountChanged) await follow(tx, after);
}
