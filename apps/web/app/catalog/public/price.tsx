import { splitInInstalments } from '@arquiba/brazil/instalments';
import { formatBrl } from '@arquiba/brazil/money';
import { instalmentsAllowed } from '@arquiba/contract/payment-terms';
import { cx } from '../../ui/class-names.ts';

/** On cards of products always ten, according to the specification. */
const ON_CARDS = 10;

interface PriceProps {
  /** Cents. */
  price: number;
  promotionalPrice?: number | null | undefined;
  size?: 'card' | 'page' | undefined;
  className?: string | undefined;
}

/** The price, the old price, and the instalments. */
export function Price({ price, promotionalPrice, size = 'card', className }: PriceProps) {
  const current = promotionalPrice ?? price;
  const page = size === 'page';
  const parts = page ? instalmentsAllowed(current) : ON_CARDS;
  const each = splitInInstalments(current, parts).at(-1) ?? 0;
  return (
    <div className={className}>
      {promotionalPrice != null && (
        <p className={cx('numeral text-muted', page ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">De </span>
          <s className="decoration-1">{formatBrl(price)}</s>
        </p>
      )}
      <p
        className={cx(
          'numeral leading-none whitespace-nowrap text-orange-ink',
          page ? 'text-4xl' : 'text-2xl',
        )}
      >
        <span className="sr-only">{promotionalPrice == null ? 'Preço: ' : 'Por '}</span>
        {formatBrl(current)}
      </p>
      <p className={cx('whitespace-nowrap text-muted', page ? 'mt-2 text-base' : 'mt-1.5 text-sm')}>
        <b className="text-ink">{parts}x</b> de {formatBrl(each)}
        {page && ' sem juros'}
      </p>
    </div>
  );
}

/** The discount in whole per cent, rounded down, so that it is never overstated. */
export function discountPercent(price: number, promotionalPrice: number): number {
  return Math.floor(((price - promotionalPrice) / price) * 100);
}
