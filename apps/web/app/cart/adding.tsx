import { addToCart, getCart } from '@arquiba/contract/cart';
import { Link } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { cartCount } from './public/cart-count.ts';
import { publishCart } from './public/publish-cart.ts';

export async function add(
  {
    prescriptionId,
    ...item
  }: { variantId: string; lens: string; prescriptionId?: string | undefined },
  quantity: number,
  toCheckout: boolean,
): Promise<boolean> {
  // A person who returns from the checkout and buys again wants the same item, not a second one.
  if (toCheckout && (await isIn(item))) return true;
  cartCount.set(cartCount.get() + quantity);
  try {
    const input = { ...item, quantity, ...(prescriptionId && { prescriptionId }) };
    publishCart(await call(addToCart, input, { idempotencyKey: newKey() }));
    if (!toCheckout) notify('success', <Added />);
    return true;
  } catch {
    // The error was shown in a toast.
    cartCount.set(Math.max(0, cartCount.get() - quantity));
    return false;
  }
}

/** Returns false if the cart cannot be read. */
async function isIn({ variantId, lens }: { variantId: string; lens: string }): Promise<boolean> {
  const { lines } = await quietCall(getCart, {}).catch(() => ({ lines: [] }));
  return lines.some((line) => line.variantId === variantId && (line.lens?.code ?? '') === lens);
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
