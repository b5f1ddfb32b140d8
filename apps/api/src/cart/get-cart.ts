import type { getCart as route } from '@arquiba/contract/cart';
import type { Operation } from '../platform/calls/operation.ts';
import { findOwner } from './cart-owner.ts';
import { noGoods } from './goods.ts';
import { presentCart } from './present-cart.ts';
import { emptyCart } from './queries.ts';
import { readCart } from './read-cart.ts';

export const getCart: Operation<typeof route> = async (context) => {
  const owner = await findOwner(context);
  if (!owner) return presentCart(context, emptyCart, noGoods);
  const cart = await readCart(context, owner);
  return presentCart(context, cart, cart.goods);
};
