import type { ChangedAccount } from '../accounts/public/hooks.ts';
import type { Transaction } from '../platform/database/database.ts';
import { setAccountPart } from './queries.ts';

/** Copies a change of the account to its profile, in the same transaction. */
export async function mirrorAccount(tx: Transaction, account: ChangedAccount): Promise<void> {
  const { id, type, subtype, socialName } = account;
  await setAccountPart(tx, id, { displayName: socialName, type, category: subtype ?? type });
}
