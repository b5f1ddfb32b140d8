import { brand } from '@arquiba/contract/brand';

const KEY = `${brand.storageKey}-push`;
const OFFER_KEY = `${brand.storageKey}-push-offer`;

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

/** Whether 'Agora não' was pressed in this browser. */
export function isOfferDeclined(): boolean {
  try {
    return window.localStorage.getItem(OFFER_KEY) !== null;
  } catch {
    return false;
  }
}

export function declineOffer(): void {
  try {
    window.localStorage.setItem(OFFER_KEY, '1');
  } catch {
    // Without storage, the next visit offers it again.
  }
}
