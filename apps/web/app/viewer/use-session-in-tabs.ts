import type { AccountSummary } from '@arquiba/contract/accounts';
import { brand } from '@arquiba/contract/brand';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { markStale } from '../freshness.ts';

/**
 * Keeps the public summary of the account in local storage: a hint for the first paint and for other tabs.
 * Only the cookie is authoritative. When another tab signs out or changes account, this one reloads. When
 * another tab signs in, the tab of a visitor loads the root data again.
 */
export function useSessionInTabs(account: AccountSummary | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (account) keepHint(account);
    else forgetSession();
  }, [account]);

  useEffect(() => {
    const ownId = account?.id ?? null;
    const onStorage = (event: StorageEvent) => {
      if (event.key !== brand.storageKey && event.key !== null) return;
      if (readStoredId() === ownId) return;
      if (ownId) return window.location.reload();
      markStale('root');
      void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [account?.id, revalidate]);
}

export function forgetSession(): void {
  withStorage((storage) => storage.removeItem(brand.storageKey));
}

/** After sign-in or sign-up: notifies the other tabs, and marks the root data of this one as stale. */
export function storeSession(account: AccountSummary): void {
  markStale('root');
  keepHint(account);
}

function keepHint(account: AccountSummary): void {
  const { id, name, socialName, username, email, type, status, avatar } = account;
  const summary = JSON.stringify({ id, name, socialName, username, email, type, status, avatar });
  withStorage((storage) => storage.setItem(brand.storageKey, summary));
}

/** The id of the account in local storage. */
export function readStoredId(): string | null {
  return withStorage((storage) => {
    const stored: unknown = JSON.parse(storage.getItem(brand.storageKey) ?? 'null');
    return stored && typeof stored === 'object' && 'id' in stored ? String(stored.id) : null;
  });
}

/** Storage may be full or disabled, or contain invalid data. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
