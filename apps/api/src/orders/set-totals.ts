import type { Transaction } from '../platform/database/database.ts';
import { linesOf, setLineDiscounts, updateOrder } from './queries.ts';
import { spreadDiscounts } from './spread-discounts.ts';
import type { OrderRow } from './tables.ts';

/** Sets the total of an order with the discount of its payment method, in its row and in its lines. */
export async function setTotals(
  tx: Transaction,
  row: OrderRow,
  methodDiscountCents: number,
): Promise<OrderRow> {
  if (methodDiscountCents === row.methodDiscountCents) return row;
  const totalCents = row.totalCents + row.methodDiscountCents - methodDiscountCents;
  const after = { ...row, methodDiscountCents, totalCents };
  await updateOrder(tx, row.id, { methodDiscountCents, totalCents });
  await setLineDiscounts(tx, spreadDiscounts(after, await linesOf(tx, row.id)));
  return after;
}
