import { cx } from './class-names.ts';
import { formatCount, formatExactCount } from './format-count.ts';

interface CountProps {
  value: number;
  className?: string | undefined;
}

/** A shortened count; the exact one is in the title if it differs. */
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
