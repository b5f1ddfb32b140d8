import type { CartOwner } from './cart-owner.ts';
import type { LockedCart } from './change-cart.ts';
import { findGoods } from './goods.ts';
import { type CartNeeds, emptyCart, findCart } from './queries.ts';

/** A cart with the current prices of its lines; an empty one if there is none. */
export async function readCart(services: CartNeeds, owner: CartOwner): Promise<LockedCart> {
  const state = (await findCart(services, owner)) ?? emptyCart;
  return { ...state, goods: await findGoods(services.db, state.lines) };
}
