import type { getCart as route } from '@arquiba/contract/cart';
import { findVariants } from '../catalog/public/variants.ts';
import type { Operation } from '../platform/operation.ts';
import { findOwner } from './cart-owner.ts';
import { presentCart } from './present-cart.ts';
import { emptyCart, findCart } from './queries.ts';

export const getCart: Operation<typeof route> = async (context) => {
  const owner = await findOwner(context);
  const state = (owner && (await findCart(context.db, owner))) ?? emptyCart;
  const variants = await findVariants(
    context.db,
    state.lines.map((line) => line.variantId),
  );
  return presentCart(context, state, variants);
};
