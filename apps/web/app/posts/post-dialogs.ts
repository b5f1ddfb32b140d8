import type { Post } from '@arquiba/contract/posts';
import { createBrowserStore } from '../browser-store.ts';

/** What lies over the page for one of its posts. */
const shown = createBrowserStore<{ kind: 'edit' | 'history'; post: Post } | null>(null);

export const usePostDialog = shown.use;

export function showPostDialog(kind: 'edit' | 'history', post: Post): void {
  shown.set({ kind, post });
}

export function closePostDialog(): void {
  shown.set(null);
}
