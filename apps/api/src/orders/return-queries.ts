import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { orderReturn, orderReturnLine, type ReturnRow } from './tables.ts';

export async function insertReturn(
  tx: Transaction,
  row: ReturnRow,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await tx.insert(orderReturn).values(row);
  await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, returnId: row.id })));
}

/** The oldest return of an order that has not arrived yet. */
export async function findAwaited(db: Queryable, orderId: string): Promise<ReturnRow | null> {
  const [row] = await db
    .select()
    .from(orderReturn)
    .where(and(eq(orderReturn.orderId, orderId), eq(orderReturn.status, 'solicitada')))
    .orderBy(asc(orderReturn.id))
    .limit(1);
  return row ?? null;
}

export async function setReturn(tx: Transaction, id: string, changes: Partial<ReturnRow>) {
  await tx.update(orderReturn).set(changes).where(eq(orderReturn.id, id));
}

/** The variants and quantities of a return. */
export async function returnedUnits(db: Queryable, returnId: string) {
  const { rows } = await db.execute<{ variantId: string; quantity: number }>(sql`
    SELECT variant_id AS "variantId", order_return_line.quantity FROM order_return_line
    JOIN order_line ON order_line.id = line_id WHERE return_id = ${returnId}`);
  return rows;
}

/** Marks returns that have arrived as refunded. */
export async function settleReturns(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(orderReturn)
    .set({ status: 'reembolsada' })
    .where(and(eq(orderReturn.orderId, orderId), eq(orderReturn.status, 'recebida')));
}

/** The refunds due for those returns of an order that have arrived. */
export async function sumReceived(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    SELECT coalesce(sum(refund_cents), 0)::integer AS sum FROM order_return
    WHERE order_id = ${orderId} AND status <> 'solicitada'`);
  return rows[0]?.sum ?? 0;
}
