import type { AccountSummary } from '@arquiba/contract/accounts';
import { useEffect } from 'react';
import { setLiveAccount } from '../live-account.ts';

/** Subscriptions begin when it is known whose they are; a new session of the same account renews them. */
export function useLiveAccount(account: AccountSummary | null): void {
  useEffect(() => setLiveAccount(account?.id ?? null), [account]);
}
