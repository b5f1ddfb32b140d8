import { listSavedPosts } from '@arquiba/contract/bookmarks';
import type { Post } from '@arquiba/contract/posts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { usePostPages } from '../../posts/public/use-post-pages.ts';
import { EndOfList } from '../../ui/end-of-list.tsx';
import type { Page } from '../../ui/pages.ts';
import { MediaGridSkeleton } from '../../ui/skeletons.tsx';
import { useStillSaved } from '../saves.ts';
import { SavedGrid } from './saved-grid.tsx';

interface SavedPostsProps {
  name: string;
  first: Page<Post>;
  /** The posts of a collection, or all posts. */
  load: { collectionId?: string };
  /** Called after the collections of a post were chosen. */
  onSorted(): void;
  empty: ReactNode;
}

/** Saved posts; more are loaded while scrolling. */
export function SavedPosts({ name, first, load, onSorted, empty }: SavedPostsProps) {
  const location = useLocation();
  const pages = usePostPages(name, first, (cursor) =>
    call(listSavedPosts, { ...load, cursor, limit: 30 }),
  );
  const posts = useStillSaved(pages.items);
  const { nextCursor } = pages;
  if (posts.length === 0 && nextCursor === null) return empty;

  function sort(id: string, collectionIds: readonly string[]) {
    if (load.collectionId && !collectionIds.includes(load.collectionId)) {
      pages.change((items) => items.filter((post) => post.id !== id));
    }
    onSorted();
  }

  return (
    <>
      <SavedGrid posts={posts} onSorted={sort} />
      <EndOfList
        pages={pages}
        noun="publicações"
        next={nextCursor && withParameter(location, 'cursor', nextCursor)}
        skeleton={<MediaGridSkeleton />}
      />
    </>
  );
}
