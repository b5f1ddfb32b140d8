import { FREE_FREIGHT_FROM } from '@arquiba/contract/freight';
import { couponDiscount, couponProblem } from '../coupon-rules.ts';
import type { Goods } from '../goods.ts';
import type { CartState } from '../queries.ts';

export interface CartTotals {
  subtotal: number;
  discount: number;
  /** Why the coupon does not apply; null if it does, or there is none. */
  couponProblem: string | null;
  weightGrams: number;
  /** Business days until the lenses of all items are ready. */
  lensDays: number;
  freeFreight: boolean;
  /** How much more must be bought until freight is free; zero once it is. */
  untilFreeFreight: number;
}

/** The totals of a cart by current prices. The only place that adds them up: orders use it too. */
export function cartTotals(
  { lines, coupon, couponUsed: used, hasBought }: CartState,
  goods: Goods,
  now: Date,
): CartTotals {
  let [subtotal, weightGrams, lensDays] = [0, 0, 0];
  for (const line of lines) {
    const good = goods.of(line);
    if (!good) continue;
    subtotal += good.unitPrice * line.quantity;
    weightGrams += good.weightGrams * line.quantity;
    lensDays = Math.max(lensDays, good.lens?.businessDays ?? 0);
  }
  const problem = coupon && couponProblem(coupon, { used, hasBought, subtotal, now });
  const counts = coupon !== null && problem === null;
  const freeFreight = subtotal >= FREE_FREIGHT_FROM || (counts && coupon.kind === 'frete');
  return {
    ...{ subtotal, weightGrams, lensDays, couponProblem: problem },
    discount: counts ? couponDiscount(coupon, subtotal) : 0,
    freeFreight,
    untilFreeFreight: freeFreight ? 0 : FREE_FREIGHT_FROM - subtotal,
  };
}
