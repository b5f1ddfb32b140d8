import { brand } from '@arquiba/contract/brand';
import { cx } from './class-names.ts';

interface BrandMarkProps {
  className?: string | undefined;
}

/** Three steps of a terrace that run out of the tile. Size it with a `size-*` class. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('flex-none', className ?? 'size-9')}>
      <rect width="48" height="48" rx="13" className="fill-orange" />
      <path d={TERRACES} className="fill-night" />
    </svg>
  );
}

interface WordmarkProps {
  face: 'rede' | 'aro';
  className?: string | undefined;
}

/** The mark with the name of the face beside it. */
export function Wordmark({ face, className }: WordmarkProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <BrandMark />
      <span className="wordmark text-2xl">
        {(face === 'aro' ? brand.shop : brand.network).name.toLowerCase()}
      </span>
    </span>
  );
}

/** The tile's right corners are part of the outline, so that no clip path is needed. */
const TERRACES =
  'M26 17.5l4-8h17.52A13 13 0 0 1 48 13v4.5zM17 28l4-8h27v8zM8 38.5l4-8h36V35a13 13 0 0 1-.48 3.5z';
