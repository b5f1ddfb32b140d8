import type { Post } from '@arquiba/contract/posts';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { startOf, withParameter } from '../../list-page.ts';
import { useVisible } from '../../safety/public/hidden-items.ts';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { PostCardSkeleton } from '../../ui/skeletons.tsx';
import type { Pages } from '../../ui/use-pages.ts';
import { PostItem } from './post-item.tsx';
import { useRemovedPosts } from './removed-posts.ts';

interface PostListProps {
  pages: Pages<Post>;
  /** A post above the others. */
  lead?: ReactNode;
  /** All posts are by one person, whose page has the follow button. */
  ofOneAuthor?: boolean | undefined;
  /** All posts are of one group. */
  inGroup?: boolean | undefined;
  /** Shown if the list is empty. */
  empty: ReactNode;
}

/** A list of posts; more are loaded while scrolling. */
export function PostList({ pages, lead, ofOneAuthor, inGroup, empty }: PostListProps) {
  const location = useLocation();
  const removed = useRemovedPosts();
  const left = pages.items.filter(({ id }) => !removed.has(id));
  const visible = useVisible(left, ({ id, author, repost }) => ({
    id,
    people: [author.username, ...(repost ? [repost.by.username] : [])],
  }));
  // The profile of a muted person still shows their posts.
  const posts = ofOneAuthor ? left : visible;
  const { nextCursor } = pages;
  // On a profile the cover has priority.
  const first = ofOneAuthor ? -1 : posts.slice(0, FIRST_SCREEN).findIndex(hasMedia);
  if (posts.length === 0 && !lead && nextCursor === null) return empty;
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4">
      {new URLSearchParams(location.search).has('cursor') && (
        <Link to={startOf(location)} className={BACK}>
          Voltar às mais recentes
        </Link>
      )}
      {lead}
      {posts.map((post, index) => (
        <div key={post.id} data-post={post.id} className="min-w-0">
          {/* Each post hydrates by itself, so that touches are handled in between. */}
          <Suspense>
            <PostItem {...{ post, inGroup }} priority={index === first} followable={!ofOneAuthor} />
          </Suspense>
        </div>
      ))}
      <EndOfList
        pages={pages}
        noun="publicações"
        next={nextCursor && withParameter(location, 'cursor', nextCursor)}
        skeleton={<PostCardSkeleton />}
      />
    </div>
  );
}

/** The number of posts that fit on the tallest screens. */
const FIRST_SCREEN = 3;
const hasMedia = ({ media }: Post) => media.length > 0;

const BACK =
  'flex h-11 items-center justify-center font-semibold text-orange-ink no-underline hover:underline';
