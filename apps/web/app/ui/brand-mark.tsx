import { brand } from '@arquiba/contract/brand';
import { cx } from './class-names.ts';

interface BrandMarkProps {
  className?: string | undefined;
}

/** The logo: three steps of a terrace, and half an A. Size it with a `size-*` class. */
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

/** The logo with the name of the brand. */
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

const TERRACES = 'M25.5 17.5l4-8H40v8zM16.5 28l4-8H40v8zM7.5 38.5l4-8H40v8z';
