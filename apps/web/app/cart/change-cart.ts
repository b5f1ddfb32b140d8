import {
  addToCart,
  getCart,
  noteCartChanges,
  removeCoupon,
  setCartCep,
  setCartFreight,
  setCartLine,
  setCoupon,
} from '@arquiba/contract/cart';
import { setCartReminder } from '@arquiba/contract/cart-reminders';
import { freightServices } from '@arquiba/contract/freight';
import type { Call } from '@arquiba/contract/route';
import { redirect } from 'react-router';
import { newKey } from '../draft.ts';
import { refusalOf } from '../loader.ts';
import { CART, DELIVERY } from './cart-path.ts';

/** Handles a form of the cart that was sent without scripts: redirects, or returns the error. */
export async function changeCart(call: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const item = { variantId: text('variantId'), lens: text('lens') };
  const quantity = Number(text('quantity'));
  const prescription = text('prescriptionId') && { prescriptionId: text('prescriptionId') };
  const add = () =>
    call(addToCart, { ...item, quantity, ...prescription }, { idempotencyKey: newKey() });
  const changes: Record<string, () => Promise<unknown>> = {
    adicionar: add,
    // Like `add` in `adding.tsx`: an item that is already in the cart is not added again.
    async comprar() {
      const { lines } = await call(getCart, {});
      if (!lines.some((line) => line.variantId === item.variantId && !line.lens)) await add();
    },
    quantidade: () => call(setCartLine, { ...item, quantity: quantity + Number(text('passo')) }),
    cupom: () => call(setCoupon, { code: text('code') }),
    'tirar-cupom': () => call(removeCoupon, {}),
    cep: () => call(setCartCep, { cep: text('cep') }),
    async frete() {
      const service = freightServices.find((known) => known === text('service'));
      if (service) await call(setCartFreight, { service });
    },
    vistas: () => call(noteCartChanges, {}),
    lembrete: () => call(setCartReminder, { on: form.has('lembrar') }),
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
