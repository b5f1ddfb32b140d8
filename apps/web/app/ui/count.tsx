import { cx } from './class-names.ts';
import { formatCount, formatExactCount } from './format-count.ts';

interface CountProps {
  value: number;
  className?: string | undefined;
}

/** A short count in condensed figures; the exact one is in the title when they differ. */
export function Count({ value, className }: CountProps) {
  return (
    <span
      className={cx('numeral', className)}
      title={value >= 1000 ? formatExactCount(value) : undefined}
    >
      {formatCount(value)}
    </span>
  );
}
