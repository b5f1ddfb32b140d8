import type { FileView } from '@arquiba/contract/files';
import { Chalk } from '../ui/chalk.tsx';
import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { stillOf } from '../ui/still-of.ts';

interface CollectionCoverProps {
  cover: FileView | null;
  sizes: string;
  className?: string | undefined;
}

/** The newest picture of a collection, or a court if it has none. */
export function CollectionCover({ cover, sizes, className }: CollectionCoverProps) {
  return (
    <span className={cx('block overflow-hidden bg-accent-soft', className)}>
      {cover ? (
        <Picture file={{ ...stillOf(cover), alt: '' }} sizes={sizes} fit="cover" />
      ) : (
        <span className="grid size-full place-items-center">
          <Chalk kind="box" className="w-3/5 text-edge/70" />
        </span>
      )}
    </span>
  );
}
