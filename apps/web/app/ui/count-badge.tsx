import { cx } from './class-names.ts';

interface CountBadgeProps {
  count: number;
  /** At the corner of an icon, over it. */
  corner?: boolean;
  className?: string | undefined;
}

/** A count in a pill; nothing if it is 0. Screen readers need it in words beside it. */
export function CountBadge({ count, corner = false, className }: CountBadgeProps) {
  if (!count) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'numeral grid place-items-center rounded-pill bg-orange text-on-orange',
        corner
          ? 'absolute top-0.5 left-1/2 ml-1 h-4.5 min-w-4.5 px-1 text-xs ring-2 ring-surface'
          : 'h-6 min-w-6 px-1.5 text-sm',
        className,
      )}
    >
      {shortCount(count)}
    </span>
  );
}

export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
