import { cx } from '../ui/class-names.ts';

/** At this stock or less, the number of units left is shown. */
const FEW = 5;

/** How many of a colour are left. */
export function StockNotice({ stock }: { stock: number }) {
  return (
    <p className={cx('font-semibold', stock > 0 ? 'text-grass' : 'text-card-red')}>
      {stockText(stock)}
    </p>
  );
}

export function stockText(stock: number): string {
  if (stock <= 0) return 'Esgotado nesta cor';
  if (stock === 1) return 'Última unidade';
  return stock <= FEW ? `Últimas ${stock} unidades` : 'Em estoque';
}
