import { createBrowserStore } from '../../browser-store.ts';
import { useRemovedItems } from '../../viewer/use-site.ts';

/** Posts that their author deleted in this tab; hidden in all lists. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export function useRemovedPosts(): ReadonlySet<string> {
  return useRemovedItems(removed.use());
}

export function removePost(id: string): void {
  removed.set(new Set(removed.get()).add(id));
}

export function restorePost(id: string): void {
  const rest = new Set(removed.get());
  rest.delete(id);
  removed.set(rest);
}
