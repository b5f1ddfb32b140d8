import type { Hashtag, Trend } from '@arquiba/contract/explore';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';
import { whyTrending } from './why-trending.ts';

interface HashtagListProps {
  /** Results of a search are not ranked by people. */
  hashtags: readonly (Hashtag | Trend)[];
  start?: number;
}

/** A ranked list of hashtags with the reason for their rank and their number of posts. */
export function HashtagList({ hashtags, start = 1 }: HashtagListProps) {
  return (
    <ol start={start} className="-my-1.5">
      {hashtags.map((hashtag, index) => (
        <li key={hashtag.tag} className="relative flex min-h-11 items-center gap-3">
          <span aria-hidden="true" className="numeral w-5 flex-none text-muted">
            {start + index}
          </span>
          <div className="min-w-0 flex-1 py-1">
            <Link
              to={hashtagPath(hashtag.tag)}
              className="block truncate font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              #{hashtag.tag}
            </Link>
            {'people' in hashtag && (
              <span className="block text-sm text-muted">{whyTrending(hashtag)}</span>
            )}
          </div>
          <PostCount posts={hashtag.posts} time={'people' in hashtag ? undefined : 'ao todo'} />
        </li>
      ))}
    </ol>
  );
}

interface PostCountProps {
  posts: number;
  /** The time of these posts: 'ao todo'. */
  time?: string | undefined;
  className?: string;
}

export function PostCount({ posts, time, className }: PostCountProps) {
  return (
    <span className={cx('flex-none text-sm', className ?? 'text-muted')}>
      <Count value={posts} /> {posts === 1 ? 'publicação' : 'publicações'}
      {time && ` ${time}`}
    </span>
  );
}

export function hashtagPath(tag: string): string {
  return `/hashtag/${encodeURIComponent(tag.toLowerCase())}`;
}
