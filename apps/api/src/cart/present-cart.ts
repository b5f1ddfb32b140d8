import type { Cart, CartLine } from '@arquiba/contract/cart';
import type { FreightQuote } from '@arquiba/contract/freight';
import { pixDiscountOf } from '@arquiba/contract/payment-terms';
import type { Variant } from '../catalog/public/variants.ts';
import { quoteParcel } from '../freight/public/freight-quotes.ts';
import type { Services } from '../platform/context.ts';
import type { Queryable } from '../platform/database/database.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { changesOf } from './cart-changes.ts';
import { describeCoupon } from './coupon-rules.ts';
import { type CartTotals, cartTotals } from './public/cart-totals.ts';
import type { CartState } from './queries.ts';

type Needs = Pick<Services, 'clock' | 'freight' | 'media'> & { db: Queryable };

export async function presentCart(
  services: Needs,
  state: CartState,
  variants: ReadonlyMap<string, Variant>,
): Promise<Cart> {
  const totals = cartTotals(state, variants, services.clock.now());
  const lines = state.lines.flatMap(({ variantId, quantity }): CartLine[] => {
    const variant = variants.get(variantId);
    if (!variant) return [];
    const { productId, slug, title, color, unitPrice, listPrice, available } = variant;
    return [
      {
        ...{ variantId, productId, slug, title, color, quantity, unitPrice, listPrice, available },
        image: presentFile(services.media, variant.image),
        total: unitPrice * quantity,
      },
    ];
  });
  const { subtotal, discount, couponProblem: problem } = totals;
  const { coupon } = state;
  const total = subtotal - discount;
  return {
    ...{ lines, subtotal, discount, total, pixTotal: total - pixDiscountOf(total) },
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    changes: changesOf(state, variants),
    coupon: coupon && { code: coupon.code, description: describeCoupon(coupon), discount, problem },
    freight: await estimateFreight(services, state, totals),
  };
}

async function estimateFreight(
  services: Needs,
  { cep }: CartState,
  { weightGrams, freeFreight }: CartTotals,
): Promise<FreightQuote | null> {
  if (cep === null || weightGrams === 0) return null;
  return quoteParcel(services, { cep, weightGrams, free: freeFreight });
}
