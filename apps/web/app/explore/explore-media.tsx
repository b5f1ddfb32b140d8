import { getFeed } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { withParameter } from '../list-page.ts';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { useVisible } from '../safety/public/hidden-items.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import type { Page } from '../ui/pages.ts';
import { MediaGrid } from './media-grid.tsx';

const PAGE = 30;

/** Public photos and videos; more are loaded while scrolling. */
export function ExploreMedia({ first }: { first: Page<Post> }) {
  const location = useLocation();
  const pages = usePostPages('explore', first, (cursor) =>
    quietCall(getFeed, { kind: 'media', limit: PAGE, cursor }),
  );
  const posts = useVisible(pages.items, ({ id, author }) => ({ id, people: [author.username] }));
  const { nextCursor } = pages;
  if (posts.length === 0 && nextCursor === null) {
    return (
      <EmptyState art="lanes" action={<LinkButton to="/perfis">Ver pessoas</LinkButton>}>
        Nenhuma foto ou vídeo para explorar ainda.
      </EmptyState>
    );
  }
  return (
    <>
      <MediaGrid posts={posts} />
      <EndOfList
        pages={pages}
        noun="publicações"
        next={nextCursor && withParameter(location, 'cursor', nextCursor)}
        skeleton={<div className="mt-1.5 aspect-[3/1] animate-pulse bg-sunken" />}
      />
    </>
  );
}
