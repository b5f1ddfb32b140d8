import { getCart } from '@arquiba/contract/cart';
import { getCartReminder } from '@arquiba/contract/cart-reminders';
import { getGuardian } from '@arquiba/contract/guardians';
import { loadProductRow } from '../catalog/public/load-product-row.ts';
import { HelpLinks } from '../help/public/help-links.tsx';
import { pageCall } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/cart-page';
import { CartChanges } from './cart-changes.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { changeCart } from './change-cart.ts';
import { WITH_SUM } from './public/sum-panel.tsx';
import { lineKey, useCart } from './use-cart.ts';

const CartSummary = lazyPart(() => import('./cart-summary.tsx'), { preload: true });
// Rarely needed: few accounts have a guardian.
const WhoMayBuy = lazyPart(() => import('./who-may-buy.tsx'), { preload: true });
// Below the fold.
const CartReminder = lazyPart(() => import('./cart-reminder.tsx'), { preload: true });
const EmptyCart = lazyPart(() => import('./empty-cart.tsx'), { preload: true });

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const account = args.context.get(accountContext);
  const [cart, { guardian }, reminder] = await Promise.all([
    call(getCart, {}),
    account ? call(getGuardian, {}) : { guardian: null },
    account ? call(getCartReminder, {}) : null,
  ]);
  const empty = cart.lines.length === 0;
  return {
    cart,
    guardian: guardian?.status === 'confirmed' ? null : guardian,
    reminder,
    newest: empty ? await loadProductRow(args.context.get(callContext)) : [],
  };
}

/** Handles the forms of the page when scripts are not loaded; otherwise `useCart` sends. */
export async function action({ context, request }: Route.ActionArgs) {
  return changeCart(context.get(callContext), await request.formData());
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Carrinho', face: 'shop', hidden: true }, args);
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guardian } = loaderData;
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
      {guardian && !isEmpty && <WhoMayBuy guardian={guardian} />}
      <CartChanges changes={cart.changes} onSeen={live.take} />
      {isEmpty && <EmptyCart newest={loaderData.newest} />}
      {!isEmpty && (
        <div className={WITH_SUM}>
          <div className="grid grid-cols-1 content-start gap-4">
            <ul className="divide-y divide-line rounded-card border border-line bg-raised p-4 sm:p-6">
              {cart.lines.map((line) => (
                <CartLineRow
                  key={lineKey(line)}
                  line={line}
                  onQuantity={(quantity) => live.setQuantity(line, quantity)}
                  onRemove={() => live.remove(line)}
                />
              ))}
            </ul>
            {loaderData.reminder && <CartReminder on={loaderData.reminder.on} />}
            <HelpLinks paths={['/ajuda/entrega', '/ajuda/pagamento', '/ajuda/troca-e-devolucao']} />
          </div>
          <CartSummary live={live} waiting={guardian !== null} refused={actionData?.fields ?? {}} />
        </div>
      )}
    </div>
  );
}
