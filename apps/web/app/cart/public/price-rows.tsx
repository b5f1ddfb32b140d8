import { formatBrl } from '@arquiba/brazil/money';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';

/** The rows that add up to a total. */
export function PriceRows({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <dl
      aria-busy={busy || undefined}
      className={cx('grid gap-2.5 transition', busy && 'opacity-50')}
    >
      {children}
    </dl>
  );
}

interface PriceRowProps {
  label: ReactNode;
  /** Cents, or a text instead of a price. */
  value: number | string;
  /** A discount, shown with a minus sign. */
  off?: boolean | undefined;
}

export function PriceRow({ label, value, off }: PriceRowProps) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', off && 'text-grass')}>
      <dt className={off ? undefined : 'text-muted'}>{label}</dt>
      <dd className="text-right font-medium whitespace-nowrap tabular-nums">
        {off && '− '}
        {typeof value === 'number' ? formatBrl(value) : value}
      </dd>
    </div>
  );
}

/** Styles for when the bar of a `SumPanel` shows the total. */
const IN_BAR = {
  hidden: 'max-lg:group-data-[bar]/sum:hidden',
  srOnly: 'max-lg:group-data-[bar]/sum:sr-only',
  first: 'max-lg:group-data-[bar]/sum:mt-0',
};

/** The total, in the colour of prices. */
export function PriceTotal({ label, cents, note }: TotalProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 border-t border-line pt-4',
        !note && IN_BAR.hidden,
      )}
    >
      <dt className={cx('font-semibold', IN_BAR.srOnly)}>{label}</dt>
      <dd className="ml-auto text-right">
        <span
          className={cx(
            'numeral block text-3xl leading-none whitespace-nowrap text-orange-ink',
            IN_BAR.hidden,
          )}
        >
          {formatBrl(cents)}
        </span>
        {note && (
          <span className={cx('mt-1.5 block text-sm text-muted', IN_BAR.first)}>{note}</span>
        )}
      </dd>
    </div>
  );
}

interface TotalProps {
  label: string;
  cents: number;
  note?: ReactNode;
}
