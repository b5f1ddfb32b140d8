import { addToCart } from '@arquiba/contract/cart';
import { Link } from 'react-router';
import { call } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { notify } from '../shell/notify.ts';
import { cartCount } from './public/cart-count.ts';
import { tellCart } from './public/tell-cart.ts';

export async function add(variantId: string, quantity: number, quietly: boolean): Promise<boolean> {
  cartCount.set(cartCount.get() + quantity);
  try {
    tellCart(await call(addToCart, { variantId, quantity }, { idempotencyKey: newKey() }));
    if (!quietly) notify('success', <Added />);
    return true;
  } catch {
    // The toast has said why.
    cartCount.set(Math.max(0, cartCount.get() - quantity));
    return false;
  }
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
