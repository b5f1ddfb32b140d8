import { createAddress } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import { placeOrder, requestReturn } from '@arquiba/contract/orders';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { readTerms } from '../../orders/testing/buying.ts';
import { newAddress } from './address-samples.ts';

/** Lenses that need a prescription. */
export const MADE_LENSES = 'visao-simples,1.56';

/** Orders of one person, placed without a payment gateway, and the input that places another. */
export async function placeOrders(app: TestApp, person: Person, variantId: string) {
  // On behalf of the person, without a session: other samples end the sessions.
  const call = app.api.callAs(person.id);
  const { id: addressId } = await call(createAddress, newAddress(person));
  const fill = async () => {
    await empty();
    await call(addToCart, { variantId });
  };
  const empty = async () => {
    await app.pool.query('DELETE FROM cart WHERE account_id = $1', [person.id]);
  };
  await fill();
  const terms = await readTerms({ call, addressId });
  const place = async () => {
    await fill();
    const { number, lines } = await call(placeOrder, terms);
    return { number, lineId: lines[0]?.id ?? '' };
  };
  /** An order with lenses made to measure, and a prescription for them. */
  const placeMade = async () => {
    await empty();
    await call(addToCart, { variantId, lens: MADE_LENSES });
    const { number, lines } = await call(placeOrder, await readTerms({ call, addressId }));
    await fill();
    return { number, lineId: lines[0]?.id ?? '' };
  };
  /** A return of an order that has arrived, which can still be withdrawn. */
  const sendBack = async () => {
    const { number, lineId } = await place();
    await letArrive(app, number);
    const lines = [{ lineId, quantity: 1 }];
    const { returns } = await call(requestReturn, { number, lines, reason: 'outro' });
    return { number, returnId: returns[0]?.id ?? '' };
  };
  return { addressId, terms, fill, empty, place, placeMade, sendBack };
}

/** As if it had been paid, sent and received. */
export async function letArrive({ pool, clock }: TestApp, number: string): Promise<void> {
  const now = clock.now();
  const steps = [
    "status = 'pago', held_until = NULL, paid_at = $2",
    "status = 'em_separacao', paid_at = $2",
    "status = 'enviado', paid_at = $2",
    "status = 'entregue', delivered_at = $2",
  ];
  for (const step of steps) {
    await pool.query(`UPDATE shop_order SET ${step} WHERE number = $1`, [number, now]);
  }
}
