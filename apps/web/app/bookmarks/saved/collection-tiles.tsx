import type { Collections } from '@arquiba/contract/collections';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { CollectionCover } from '../collection-cover.tsx';
import { countPosts } from '../count-posts.ts';

/** The viewer's collections, each with its newest picture. */
export function CollectionTiles({ items }: Pick<Collections, 'items'>) {
  // On a phone there are two in a row; if their number is odd, the first takes a whole row.
  const isWide = (index: number) => index === 0 && items.length % 2 === 1;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 px-4 sm:grid-cols-3 md:px-0">
      {items.map(({ id, name, cover, count }, index) => (
        <li key={id} className={cx('group relative min-w-0', isWide(index) && 'max-sm:col-span-2')}>
          <CollectionCover
            cover={cover}
            sizes={`(min-width: 900px) 205px, (min-width: 600px) 33vw, ${isWide(index) ? 100 : 50}vw`}
            className={cx(
              'aspect-[4/3] rounded-card border border-line transition group-hover:border-edge',
              isWide(index) && 'max-sm:aspect-[8/3]',
            )}
          />
          <h3 className="mt-2 truncate font-semibold">
            <Link
              to={`/salvos?colecao=${id}`}
              title={name}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted">{countPosts(count)}</p>
        </li>
      ))}
    </ul>
  );
}
