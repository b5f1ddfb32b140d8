import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/cart-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Carrinho', face: 'shop', hidden: true }, args);
}

export default function CartPage() {
  return (
    <>
      <h1 className="display text-4xl">Carrinho</h1>
      <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
        Seu carrinho está vazio.
      </EmptyState>
    </>
  );
}
