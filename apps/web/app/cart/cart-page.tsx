import { getCart } from '@arquiba/contract/cart';
import { loadShelf } from '../catalog/public/load-shelf.ts';
import { ProductShelf } from '../catalog/public/product-shelf.tsx';
import { pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/cart-page';
import { CartChanges } from './cart-changes.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { changeCart } from './change-cart.ts';
import { useCart } from './use-cart.ts';

export async function loader(args: Route.LoaderArgs) {
  const cart = await pageCall(args)(getCart, {});
  const empty = cart.lines.length === 0;
  return { cart, newest: empty ? await loadShelf(args.context.get(callContext)) : [] };
}

/** The forms of the page, where its code has not arrived; otherwise `useCart` sends. */
export async function action({ context, request }: Route.ActionArgs) {
  return changeCart(context.get(callContext), await request.formData());
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Carrinho', face: 'shop', hidden: true }, args);
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const live = useCart(loaderData.cart);
  const { cart } = live;
  if (cart.lines.length === 0) return <EmptyCart live={live} newest={loaderData.newest} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="display text-4xl">Carrinho</h1>
      {actionData && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {actionData.message}
        </p>
      )}
      <CartChanges changes={cart.changes} onSeen={live.take} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <ul className="divide-y divide-line self-start rounded-card border border-line bg-raised p-4 sm:p-6">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.variantId}
              line={line}
              onQuantity={(quantity) => live.setQuantity(line, quantity)}
              onRemove={() => live.remove(line)}
            />
          ))}
        </ul>
        <CartSummary live={live} refused={actionData?.fields ?? {}} />
      </div>
    </div>
  );
}

type Shelf = Route.ComponentProps['loaderData']['newest'];

function EmptyCart({ live, newest }: { live: ReturnType<typeof useCart>; newest: Shelf }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid gap-6">
        <h1 className="display text-4xl">Carrinho</h1>
        <CartChanges changes={live.cart.changes} onSeen={live.take} />
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
