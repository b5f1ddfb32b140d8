import { paidPerUnit } from '../spread-discounts.ts';
import type { LineRow, OrderRow, ReturnRow } from '../tables.ts';
import type { ReturnedUnits } from './queries.ts';
import { DROPPED, RETURNING } from './return-steps.ts';

/** An order with its returns, as they are under its lock. */
export interface Returning {
  row: OrderRow;
  lines: readonly LineRow[];
  returns: readonly ReturnRow[];
  units: readonly (ReturnedUnits & { returnId: string })[];
}

/** How many units of a line the buyer has, and has not asked to return. */
export function unitsLeft({ returns, units }: Returning, line: LineRow): number {
  const waiting = new Set(
    returns.filter(({ status }) => RETURNING.includes(status)).map(({ id }) => id),
  );
  const asked = sumOf(
    units.filter((each) => each.lineId === line.id && waiting.has(each.returnId)),
  );
  return line.quantity - line.returned - asked;
}

/**
 * What is refunded for more units: the price of all returned units, less what earlier returns refund. So the
 * refunds of all parts add up to what was paid, to the cent.
 */
export function refundFor(order: Returning, wanted: readonly ReturnedUnits[]): number {
  const { row, lines, returns, units } = order;
  const counted = returns.filter(({ status }) => !DROPPED.includes(status));
  const ids = new Set(counted.map(({ id }) => id));
  const all = [...units.filter(({ returnId }) => ids.has(returnId)), ...wanted];
  const paid = paidPerUnit(row, lines);
  let value = 0;
  for (const { id } of lines) {
    const count = sumOf(all.filter(({ lineId }) => lineId === id));
    value += (paid.get(id) ?? []).slice(0, count).reduce((sum, cents) => sum + cents, 0);
  }
  return value - counted.reduce((sum, { refundCents }) => sum + refundCents, 0);
}

function sumOf(units: readonly ReturnedUnits[]): number {
  return units.reduce((sum, { quantity }) => sum + quantity, 0);
}
