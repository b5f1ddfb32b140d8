import type { FileView } from '@arquiba/contract/files';
import { cx } from './class-names.ts';
import { KitPattern } from './kit-pattern.tsx';
import { pictureSources, SMALL_WIDTHS } from './picture-sources.ts';

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface AvatarProps {
  /** Determines the shirt that is shown without a picture. */
  username: string;
  picture: FileView | null;
  size?: Size | undefined;
  /** A ring if there are moments. */
  ring?: 'unseen' | 'seen' | undefined;
  /** Set if there is no name beside it. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** The round picture of a person or club. Decorative unless `alt` is set. */
export function Avatar({ username, picture, size = 'md', ring, alt, className }: AvatarProps) {
  const { box, pixels } = SIZES[size];
  return (
    <span
      className={cx(
        'inline-block flex-none rounded-pill',
        box,
        ring && 'border-[2.5px] p-[2.5px]',
        ring === 'unseen' && 'border-orange',
        ring === 'seen' && 'border-line',
        className,
      )}
    >
      <span
        {...(alt && !picture ? { role: 'img', 'aria-label': alt } : {})}
        className="block size-full overflow-hidden rounded-pill bg-sunken outline-1 -outline-offset-1 outline-ink/10"
      >
        {picture ? (
          <img
            {...pictureSources(picture, SMALL_WIDTHS)}
            sizes={`${pixels}px`}
            width={pixels}
            height={pixels}
            alt={alt ?? ''}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <KitPattern seed={username} className="size-full" />
        )}
      </span>
    </span>
  );
}

const SIZES: Record<Size, { box: string; pixels: number }> = {
  xs: { box: 'size-6', pixels: 24 },
  sm: { box: 'size-9', pixels: 36 },
  md: { box: 'size-11', pixels: 44 },
  lg: { box: 'size-17', pixels: 68 },
  xl: { box: 'size-28', pixels: 112 },
};
