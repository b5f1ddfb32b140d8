import { findVariants } from '../catalog/public/variants.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { CartOwner } from './cart-owner.ts';
import type { LockedCart } from './change-cart.ts';
import { emptyCart, findCart } from './queries.ts';

/** A cart with the current prices of its lines; an empty one if there is none. */
export async function readCart(db: Queryable, owner: CartOwner): Promise<LockedCart> {
  const state = (await findCart(db, owner)) ?? emptyCart;
  const ids = state.lines.map((line) => line.variantId);
  return { ...state, variants: await findVariants(db, ids) };
}
