import {
  addToCart,
  getCart,
  noteCartChanges,
  removeCoupon,
  setCartCep,
  setCartLine,
  setCoupon,
} from '@arquiba/contract/cart';
import type { Call } from '@arquiba/contract/route';
import { redirect } from 'react-router';
import { newKey } from '../draft.ts';
import { refusalOf } from '../loader.ts';
import { CART, DELIVERY } from './cart-path.ts';

/** Handles a form of the cart that was sent without scripts: redirects, or returns the error. */
export async function changeCart(call: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const variantId = text('variantId');
  const quantity = Number(text('quantity'));
  const add = () => call(addToCart, { variantId, quantity }, { idempotencyKey: newKey() });
  const changes: Record<string, () => Promise<unknown>> = {
    adicionar: add,
    // Like `add` in `adding.tsx`: an item that is already in the cart is not added again.
    async comprar() {
      const { lines } = await call(getCart, {});
      if (!lines.some((line) => line.variantId === variantId)) await add();
    },
    quantidade: () => call(setCartLine, { variantId, quantity: quantity + Number(text('passo')) }),
    cupom: () => call(setCoupon, { code: text('code') }),
    'tirar-cupom': () => call(removeCoupon, {}),
    cep: () => call(setCartCep, { cep: text('cep') }),
    vistas: () => call(noteCartChanges, {}),
  };
  try {
    await changes[text('acao')]?.();
  } catch (error) {
    const { message, fields } = refusalOf(error);
    // The API reports an invalid coupon without a field.
    return { message, fields: text('acao') === 'cupom' ? { code: message, ...fields } : fields };
  }
  return redirect(text('acao') === 'comprar' ? DELIVERY : CART);
}
