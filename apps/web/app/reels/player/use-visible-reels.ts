import { useMemo } from 'react';
import { useRemovedPosts } from '../../posts/public/removed-posts.ts';
import { useVisible } from '../../safety/public/hidden-items.ts';
import type { ReelItem } from '../reel-item.ts';

/** Without those that the person hid or deleted here. The same array as long as nothing changes. */
export function useVisibleReels(items: readonly ReelItem[]): ReelItem[] {
  const removed = useRemovedPosts();
  const left = items.filter(({ id }) => !removed.has(id));
  const visible = useVisible(left, ({ id, post }) => ({ id, people: [post.author.username] }));
  const ids = visible.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list
  return useMemo(() => visible, [ids, items]);
}
