import type { Cart, CartLine } from '@arquiba/contract/cart';
import type { FreightQuote } from '@arquiba/contract/freight';
import { pixDiscountOf } from '@arquiba/contract/payment-terms';
import { quoteParcel } from '../freight/public/freight-quotes.ts';
import type { Services } from '../platform/context.ts';
import type { Queryable } from '../platform/database/database.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { namePrescriptions } from '../prescriptions/public/name-prescriptions.ts';
import { changesOf, unitsOf } from './cart-changes.ts';
import { describeCoupon } from './coupon-rules.ts';
import type { Goods } from './goods.ts';
import { type CartTotals, cartTotals } from './public/cart-totals.ts';
import type { CartState } from './queries.ts';

type Needs = Pick<Services, 'clock' | 'freight' | 'media'> & { db: Queryable };

export async function presentCart(services: Needs, state: CartState, goods: Goods): Promise<Cart> {
  const totals = cartTotals(state, goods, services.clock.now());
  const prescriptions = await namePrescriptions(
    services.db,
    state.lines.flatMap(({ prescriptionId }) => prescriptionId ?? []),
  );
  const lines = state.lines.flatMap((line, place): CartLine[] => {
    const good = goods.of(line);
    if (!good) return [];
    const { variantId, quantity } = line;
    const { productId, slug, title, color, lens, unitPrice, listPrice } = good;
    // The lines above have their units first.
    const available = Math.max(0, good.available - unitsOf(line, state.lines.slice(0, place)));
    return [
      {
        ...{ variantId, productId, slug, title, color, lens, quantity, unitPrice, listPrice },
        prescription: prescriptions.find(({ id }) => id === line.prescriptionId) ?? null,
        ...{ available, image: presentFile(services.media, good.image) },
        total: unitPrice * quantity,
      },
    ];
  });
  const { subtotal, discount, untilFreeFreight, couponProblem: problem } = totals;
  const { coupon, freightService: service } = state;
  const total = subtotal - discount;
  const pixTotal = total - pixDiscountOf(total);
  const freight = await estimateFreight(services, state, totals);
  const chosen = freight?.options.find((option) => option.service === service);
  return {
    ...{ lines, subtotal, discount, total, pixTotal, freight, service, untilFreeFreight },
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    changes: changesOf(state, goods),
    coupon: coupon && { code: coupon.code, description: describeCoupon(coupon), discount, problem },
    withFreight: chosen ? { total: total + chosen.price, pixTotal: pixTotal + chosen.price } : null,
  };
}

async function estimateFreight(
  services: Needs,
  { cep }: CartState,
  { weightGrams, lensDays, freeFreight }: CartTotals,
): Promise<FreightQuote | null> {
  if (cep === null || weightGrams === 0) return null;
  return quoteParcel(services, { cep, weightGrams, lensDays, free: freeFreight });
}
