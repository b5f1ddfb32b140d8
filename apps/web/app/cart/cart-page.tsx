import { getCart } from '@arquiba/contract/cart';
import { loadProductRow } from '../catalog/public/load-product-row.ts';
import { pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/cart-page';
import { CartChanges } from './cart-changes.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { changeCart } from './change-cart.ts';
import { WITH_SUM } from './public/sum-panel.tsx';
import { useCart } from './use-cart.ts';

const CartSummary = lazyPart(() => import('./cart-summary.tsx'), { preload: true });
const EmptyCart = lazyPart(() => import('./empty-cart.tsx'), { preload: true });

export async function loader(args: Route.LoaderArgs) {
  const cart = await pageCall(args)(getCart, {});
  const empty = cart.lines.length === 0;
  return { cart, newest: empty ? await loadProductRow(args.context.get(callContext)) : [] };
}

/** Handles the forms of the page when scripts are not loaded; otherwise `useCart` sends. */
export async function action({ context, request }: Route.ActionArgs) {
  return changeCart(context.get(callContext), await request.formData());
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Carrinho', face: 'shop', hidden: true }, args);
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const live = useCart(loaderData.cart);
  const { cart } = live;
  const isEmpty = cart.lines.length === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="display text-4xl">Carrinho</h1>
      {actionData && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {actionData.message}
        </p>
      )}
      <CartChanges changes={cart.changes} onSeen={live.take} />
      {isEmpty && <EmptyCart newest={loaderData.newest} />}
      {!isEmpty && (
        <div className={WITH_SUM}>
          <ul className="divide-y lg:self-start divide-line rounded-card border border-line bg-raised p-4 sm:p-6">
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
      )}
    </div>
  );
}
