import type * as contract from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { findCoupon } from './coupon-queries.ts';
import { couponRefusal } from './coupon-rules.ts';
import { setCouponCode } from './queries.ts';

/** A coupon that needs a larger cart is accepted, and the cart says so; an unusable one is refused. */
export const setCoupon: Operation<typeof contract.setCoupon> = (context, { code }) =>
  changeCart(context, [], async (cart, tx) => {
    const accountId = context.viewer?.accountId ?? null;
    const found = await findCoupon({ ...context, db: tx }, code, accountId);
    if (!found) throw new ApiError('coupon_refused', { message: 'Este cupom não existe.' });
    const message = couponRefusal(found.coupon, found, context.clock.now());
    if (message) throw new ApiError('coupon_refused', { message });
    await setCouponCode(tx, cart.id, code);
    cart.coupon = found.coupon;
    cart.couponUsed = found.used;
    cart.hasBought = found.hasBought;
    return cart.lines;
  });

export const removeCoupon: Operation<typeof contract.removeCoupon> = (context) =>
  changeCart(context, [], async (cart, tx) => {
    await setCouponCode(tx, cart.id, null);
    cart.coupon = null;
    return cart.lines;
  });
