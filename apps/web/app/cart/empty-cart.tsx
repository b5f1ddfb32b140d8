import type { ProductCard } from '@arquiba/contract/catalog';
import { ProductRow } from '../catalog/public/product-row.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shows the newest frames instead of items. */
export default function EmptyCart({ newest }: { newest: ProductCard[] }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="rounded-card border border-line bg-raised">
        <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
          Seu carrinho está vazio.
        </EmptyState>
      </div>
      <ProductRow title="Lançamentos" products={newest} />
    </div>
  );
}
