import {
  addToCart,
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
import { CART } from './cart-path.ts';

/** What a form of the cart asks for, sent without scripts: the cart anew, or why not. */
export async function changeCart(call: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const variantId = text('variantId');
  const quantity = Number(text('quantity'));
  const changes: Record<string, () => Promise<unknown>> = {
    adicionar: () => call(addToCart, { variantId, quantity }, { idempotencyKey: newKey() }),
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
    // A coupon is refused as a whole, not as a field.
    return { message, fields: text('acao') === 'cupom' ? { code: message, ...fields } : fields };
  }
  return redirect(CART);
}
