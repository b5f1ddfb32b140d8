import { createBrowserStore } from '../browser-store.ts';
import { useTakenAway } from '../viewer/use-site.ts';

/** Posts that their author took away here: no list shows them, whenever it was loaded. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export function useRemovedPosts(): ReadonlySet<string> {
  return useTakenAway(removed.use());
}

export function removePost(id: string): void {
  removed.set(new Set(removed.get()).add(id));
}

export function restorePost(id: string): void {
  const rest = new Set(removed.get());
  rest.delete(id);
  removed.set(rest);
}
