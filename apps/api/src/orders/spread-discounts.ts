import { spreadByWeight } from '@arquiba/brazil/largest-remainder';
import type { LineRow, OrderRow } from './tables.ts';

type Sums = Pick<OrderRow, 'discountCents' | 'methodDiscountCents' | 'totalCents'>;
type Line = Pick<LineRow, 'id' | 'totalCents' | 'quantity'>;

/** Each line's share of the discounts of its order. */
export function spreadDiscounts(order: Omit<Sums, 'totalCents'>, lines: readonly Line[]) {
  const parts = spreadByWeight(
    order.discountCents + order.methodDiscountCents,
    lines.map((line) => line.totalCents),
  );
  return lines.map(({ id }, index) => ({ id, cents: parts[index] as number }));
}

/**
 * What was paid for each unit, with discounts and freight. Together they are exactly the order's total, so
 * that partial returns always add up to the cent.
 */
export function paidPerUnit(order: Sums, lines: readonly Line[]): Map<string, number[]> {
  const parts = spreadByWeight(
    order.totalCents,
    lines.map((line) => line.totalCents),
  );
  return new Map(
    lines.map(({ id, quantity }, index) => [
      id,
      spreadByWeight(parts[index] as number, Array<number>(quantity).fill(1)),
    ]),
  );
}
