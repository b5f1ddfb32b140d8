import { brand } from '@arquiba/contract/brand';

const KEY = `${brand.storageKey}-push`;

/** Who turned pushes on in this browser, and the address that the browser got for them. */
interface KeptPush {
  accountId: string;
  endpoint: string;
}

export function readKeptPush(): KeptPush | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return kept && typeof kept === 'object' && 'accountId' in kept ? (kept as KeptPush) : null;
  } catch {
    return null;
  }
}

export function keepPush(kept: KeptPush | null): void {
  try {
    if (kept) window.localStorage.setItem(KEY, JSON.stringify(kept));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Without storage, the subscription is not renewed at the next start.
  }
}
