import { redeemCoupon } from '../cart/public/redeem-coupon.ts';
import type { Transaction } from '../platform/database/database.ts';
import { hasBoughtAsGuest } from './guests/queries.ts';
import type { OrderRow } from './tables.ts';

/**
 * Uses the coupon of an order, for its account, which may have bought before, or for its guest. True if it has
 * none, or nobody any more.
 */
export async function redeemCouponOf(
  tx: Transaction,
  { id: orderId, couponCode: code, accountId, visitorId, buyer }: OrderRow,
  accountHasBought: boolean,
  now: Date,
): Promise<boolean> {
  if (code === null || (accountId === null && visitorId === null)) return true;
  const { email, document } = buyer;
  const guest = accountId === null ? { email: email.toLowerCase(), document } : null;
  const hasBought = guest ? await hasBoughtAsGuest(tx, guest, orderId) : accountHasBought;
  return redeemCoupon(tx, { code, accountId, guest, orderId, hasBought, now });
}
