import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Services } from '../../platform/context.ts';
import { findActiveAccount } from '../queries.ts';

/** What the owner's own browser gets of an account; null if it is not active. */
export async function loadAccountSummary(
  services: Services,
  accountId: string,
): Promise<AccountSummary | null> {
  const account = await findActiveAccount(services.db, accountId);
  if (!account) return null;
  const face = await services.hooks.accountFace(services, accountId);
  return { ...account, ...face, status: 'active' };
}
