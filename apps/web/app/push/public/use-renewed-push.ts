import { useEffect } from 'react';
import { readKeptPush } from '../kept-push.ts';

/** On every page: a person who turned pushes on in this browser keeps them, also after signing in again. */
export function useRenewedPush(accountId: string | null): void {
  useEffect(() => {
    if (accountId === null || readKeptPush()?.accountId !== accountId) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // Without it, the next page tries again.
    import('../device.ts').then(({ renewPush }) => renewPush(accountId)).catch(() => undefined);
  }, [accountId]);
}
