import type { Post } from '@arquiba/contract/posts';
import { useMemo } from 'react';
import { createBrowserStore } from '../../browser-store.ts';

type Changed = Pick<Post, 'text' | 'mentions' | 'media' | 'editedAt'>;

/** New versions of posts that were edited after they were loaded; all lists show them. */
const changed = createBrowserStore<ReadonlyMap<string, Changed>>(new Map());

/** Returns the same object while nothing changes. */
export function useLatestPost(loaded: Post): Post {
  const latest = changed.use((posts) => posts.get(loaded.id));
  return useMemo(() => {
    const isNewer = latest && (latest.editedAt ?? '') > (loaded.editedAt ?? '');
    return isNewer ? { ...loaded, ...latest } : loaded;
  }, [loaded, latest]);
}

export function changePost({ id, text, mentions, media, editedAt }: Post): void {
  changed.set(new Map(changed.get()).set(id, { text, mentions, media, editedAt }));
}
