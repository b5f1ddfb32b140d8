import type { Hashtag } from '@arquiba/contract/explore';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';

/** A ranked list of hashtags with their number of posts. */
export function HashtagList({ hashtags, start = 1 }: { hashtags: Hashtag[]; start?: number }) {
  return (
    <ol start={start} className="-my-1.5">
      {hashtags.map(({ tag, posts }, index) => (
        <li key={tag} className="relative flex min-h-11 items-center gap-3">
          <span aria-hidden="true" className="numeral w-5 flex-none text-muted">
            {start + index}
          </span>
          <Link
            to={hashtagPath(tag)}
            className="min-w-0 flex-1 truncate font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            #{tag}
          </Link>
          <PostCount posts={posts} />
        </li>
      ))}
    </ol>
  );
}

export function PostCount({ posts, className }: { posts: number; className?: string }) {
  return (
    <span className={cx('flex-none text-sm', className ?? 'text-muted')}>
      <Count value={posts} /> {posts === 1 ? 'publicação' : 'publicações'}
    </span>
  );
}

export function hashtagPath(tag: string): string {
  return `/hashtag/${encodeURIComponent(tag.toLowerCase())}`;
}
