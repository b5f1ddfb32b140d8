import { createBrowserStore } from '../browser-store.ts';
import { useRemovedItems } from '../viewer/use-site.ts';

/** Comments that were deleted here or no longer exist; hidden in all lists. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export function useRemovedComments(): ReadonlySet<string> {
  return useRemovedItems(removed.use());
}

export function removeComment(id: string): void {
  removed.set(new Set(removed.get()).add(id));
}

export function restoreComment(id: string): void {
  const rest = new Set(removed.get());
  rest.delete(id);
  removed.set(rest);
}
