import { formatBrl } from '@arquiba/brazil/money';
import type { Cart } from '@arquiba/contract/cart';
import { Package } from '../ui/icons/package.tsx';

/** How much more must be bought until freight is free. */
export function FreeFreight({ untilFreeFreight }: Pick<Cart, 'untilFreeFreight'>) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3">
      <Package className="size-5 flex-none" />
      {untilFreeFreight > 0 ? (
        <span>
          Faltam <b className="whitespace-nowrap">{formatBrl(untilFreeFreight)}</b> para o frete
          grátis
        </span>
      ) : (
        <span>Você ganhou o frete grátis</span>
      )}
    </p>
  );
}
