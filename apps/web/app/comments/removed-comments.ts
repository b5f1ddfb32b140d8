import { createBrowserStore } from '../browser-store.ts';

/** Comments that were taken away here, or that are gone since: no list shows them. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export const useRemovedComments = removed.use;

export function removeComment(id: string): void {
  removed.set(new Set(removed.get()).add(id));
}

export function restoreComment(id: string): void {
  const rest = new Set(removed.get());
  rest.delete(id);
  removed.set(rest);
}
