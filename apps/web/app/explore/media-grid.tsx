import type { Post } from '@arquiba/contract/posts';
import { PostTile } from '../posts/public/post-tile.tsx';
import { cx } from '../ui/class-names.ts';

/** A grid of pictures; in every ten, two are larger. */
export function MediaGrid({ posts }: { posts: Post[] }) {
  return (
    <ul className="grid grid-flow-dense grid-cols-3 gap-0.5 md:gap-1.5">
      {posts.map(({ id, author, text, media }, index) => (
        <li key={id} className={cx(isLarge(index) && 'col-span-2 row-span-2')}>
          <PostTile
            {...{ text, media, author: author.displayName, to: `/post/${id}` }}
            sizes={isLarge(index) ? LARGE : SMALL}
            priority={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}

function isLarge(index: number): boolean {
  return index % 10 === 0 || index % 10 === 6;
}

const LARGE = '(min-width: 900px) 424px, 66vw';
const SMALL = '(min-width: 900px) 210px, 33vw';
