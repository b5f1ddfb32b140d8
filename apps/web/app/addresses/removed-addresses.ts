import { createBrowserStore } from '../browser-store.ts';

/** Addresses that were deleted here while the server has not answered yet. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export function useRemovedAddresses(): ReadonlySet<string> {
  return removed.use();
}

export function removeAddress(id: string): void {
  removed.set(new Set(removed.get()).add(id));
}

export function bringBack(id: string): void {
  removed.set(new Set([...removed.get()].filter((gone) => gone !== id)));
}
