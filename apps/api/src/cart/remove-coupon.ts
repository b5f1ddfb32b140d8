import type { removeCoupon as route } from '@arquiba/contract/cart';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { setCouponCode } from './queries.ts';

export const removeCoupon: Operation<typeof route> = (context) =>
  changeCart(context, [], async (cart, tx) => {
    await setCouponCode(tx, cart.id, null);
    cart.coupon = null;
    return cart.lines;
  });
