import { addToCart, getCart } from '@arquiba/contract/cart';
import { Link } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { cartCount } from './public/cart-count.ts';
import { publishCart } from './public/publish-cart.ts';

export async function add(
  variantId: string,
  quantity: number,
  toCheckout: boolean,
): Promise<boolean> {
  // A person who returns from the checkout and buys again wants the same item, not a second one.
  if (toCheckout && (await isIn(variantId))) return true;
  cartCount.set(cartCount.get() + quantity);
  try {
    publishCart(await call(addToCart, { variantId, quantity }, { idempotencyKey: newKey() }));
    if (!toCheckout) notify('success', <Added />);
    return true;
  } catch {
    // The error was shown in a toast.
    cartCount.set(Math.max(0, cartCount.get() - quantity));
    return false;
  }
}

/** Returns false if the cart cannot be read. */
async function isIn(variantId: string): Promise<boolean> {
  const { lines } = await quietCall(getCart, {}).catch(() => ({ lines: [] }));
  return lines.some((line) => line.variantId === variantId);
}

function Added() {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      Adicionado ao carrinho
      <Link
        to="/checkout/carrinho"
        className="touch flex h-9 items-center font-bold text-inherit underline"
      >
        Ver carrinho
      </Link>
    </span>
  );
}
