import type { Post } from '@arquiba/contract/posts';
import { createBrowserStore } from '../browser-store.ts';

type Changed = Pick<Post, 'text' | 'media' | 'editedAt'>;

/** Posts that were edited here: every list shows them as they are now, whenever it was loaded. */
const changed = createBrowserStore<ReadonlyMap<string, Changed>>(new Map());

export function useLatestPost(loaded: Post): Post {
  const latest = changed.use().get(loaded.id);
  return latest && (latest.editedAt ?? '') > (loaded.editedAt ?? '')
    ? { ...loaded, ...latest }
    : loaded;
}

export function changePost({ id, text, media, editedAt }: Post): void {
  changed.set(new Map(changed.get()).set(id, { text, media, editedAt }));
}
