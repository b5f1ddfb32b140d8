import { splitInInstalments } from '@arquiba/brazil/instalments';
import type { PaymentOption } from '@arquiba/contract/orders';
import { instalmentsAllowed, pixDiscountOf } from '@arquiba/contract/payment-terms';
import type { Services } from '../../platform/context.ts';

/**
 * The ways to pay a total, with the cost of each. The Pix discount applies to `discountableCents`: the whole
 * total, unless a part of it (freight) is left out.
 */
export function methodsFor(
  { payments }: Pick<Services, 'payments'>,
  totalCents: number,
  discountableCents: number = totalCents,
): PaymentOption[] {
  return payments.methods(totalCents).map(({ method, wallet = null, mostInstalments }) => {
    const methodDiscount = method === 'pix' ? pixDiscountOf(discountableCents) : 0;
    const total = totalCents - methodDiscount;
    const most = Math.min(mostInstalments, instalmentsAllowed(total));
    return { method, wallet, total, methodDiscount, instalments: instalmentRows(total, most) };
  });
}

function instalmentRows(total: number, most: number): PaymentOption['instalments'] {
  return Array.from({ length: most }, (_, index) => {
    const parts = splitInInstalments(total, index + 1);
    const first = parts[0] ?? total;
    return { count: index + 1, first, each: parts.at(-1) ?? first, total };
  });
}
