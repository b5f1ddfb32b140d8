import { FREE_FREIGHT_FROM } from '@arquiba/contract/freight';
import type { Variant } from '../../catalog/public/variants.ts';
import { couponDiscount, couponProblem } from '../coupon-rules.ts';
import type { CartState } from '../queries.ts';

export interface CartTotals {
  subtotal: number;
  discount: number;
  /** Why the coupon does not apply; null if it does, or there is none. */
  couponProblem: string | null;
  weightGrams: number;
  freeFreight: boolean;
}

/** The totals of a cart by current prices. The only place that adds them up: orders use it too. */
export function cartTotals(
  { lines, coupon, couponUsed }: CartState,
  variants: ReadonlyMap<string, Variant>,
  now: Date,
): CartTotals {
  let [subtotal, weightGrams] = [0, 0];
  for (const { variantId, quantity } of lines) {
    const variant = variants.get(variantId);
    subtotal += (variant?.unitPrice ?? 0) * quantity;
    weightGrams += (variant?.weightGrams ?? 0) * quantity;
  }
  const problem = coupon && couponProblem(coupon, { used: couponUsed, subtotal, now });
  const counts = coupon !== null && problem === null;
  return {
    ...{ subtotal, weightGrams, couponProblem: problem },
    discount: counts ? couponDiscount(coupon, subtotal) : 0,
    freeFreight: subtotal >= FREE_FREIGHT_FROM || (counts && coupon.kind === 'frete'),
  };
}
