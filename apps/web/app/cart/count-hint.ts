import { brand } from '@arquiba/contract/brand';

/** The count that the badge shows before a request, and mostly without one; shared with other tabs. */
interface CountHint {
  /** The account; null for a visitor. */
  owner: string | null;
  count: number;
}

const KEY = `${brand.storageKey}-carrinho`;

export function writeHint(hint: CountHint): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hint));
  } catch {
    // Storage is full or disabled: other tabs update the badge when they open the cart.
  }
}

/**
 * The last known count of this owner's cart. The count of a visitor's cart is used until that cart is merged
 * into the account's.
 */
export function readHint(owner: string | null): number {
  try {
    const hint: CountHint | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const theirs = hint?.owner === owner || hint?.owner === null;
    return theirs ? Number(hint?.count) || 0 : 0;
  } catch {
    return 0;
  }
}

/** Whether this tab has already requested this owner's cart; marks it as requested. */
export function isAsked(owner: string): boolean {
  try {
    const asked = sessionStorage.getItem(KEY) === owner;
    sessionStorage.setItem(KEY, owner);
    return asked;
  } catch {
    return false;
  }
}

/** Runs when another tab has changed the hint. */
export function onHint(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
