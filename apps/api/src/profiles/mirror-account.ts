import type { ChangedAccount } from '../accounts/public/hooks.ts';
import type { Transaction } from '../platform/database/database.ts';
import { setAccountPart } from './queries.ts';

/** Keeps what a profile shows of its account in step with it, in the transaction of the change. */
export async function mirrorAccount(tx: Transaction, account: ChangedAccount): Promise<void> {
  const { id, type, subtype, socialName } = account;
  await setAccountPart(tx, id, { displayName: socialName, type, category: subtype ?? type });
}
