import { loadShelf } from '../catalog/public/load-shelf.ts';
import { ProductShelf } from '../catalog/public/product-shelf.tsx';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/cart-page';

export async function loader({ context }: Route.LoaderArgs) {
  return { newest: await loadShelf(context.get(callContext)) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Carrinho', face: 'shop', hidden: true }, args);
}

export default function CartPage({ loaderData: { newest } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <h1 className="display mb-6 text-4xl">Carrinho</h1>
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
            Seu carrinho está vazio.
          </EmptyState>
        </div>
      </div>
      <ProductShelf title="Lançamentos" products={newest} />
    </div>
  );
}
