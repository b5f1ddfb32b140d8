import type { ReturnState } from '@arquiba/contract/order-returns';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { query } from '../../platform/database/transaction.ts';
import { type ExchangeGood, orderReturn, orderReturnLine, type ReturnRow } from '../tables.ts';

export interface ReturnedUnits {
  lineId: string;
  quantity: number;
}

export async function insertReturn(
  tx: Transaction,
  row: ReturnRow,
  lines: readonly (ReturnedUnits & { exchange: ExchangeGood | null })[],
): Promise<void> {
  await tx.insert(orderReturn).values(row);
  await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, returnId: row.id })));
  await insertStep(tx, { returnId: row.id, status: row.status, at: row.createdAt });
}

/** Numbered by the database, so that steps of the same moment keep their order. */
export async function insertStep(
  tx: Transaction,
  { returnId, status, at }: { returnId: string; status: ReturnState; at: Date },
): Promise<void> {
  await query(tx, 'order_return_step_add', ADD_STEP, [returnId, status, at]);
}

const ADD_STEP =
  'INSERT INTO order_return_step (return_id, status, created_at) VALUES ($1, $2, $3)';

export async function updateReturn(tx: Transaction, id: string, changes: Partial<ReturnRow>) {
  await tx.update(orderReturn).set(changes).where(eq(orderReturn.id, id));
}

export async function findReturn(db: Queryable, id: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(orderReturn).where(eq(orderReturn.id, id));
  return row ?? null;
}

/** The returns of an order, the oldest first. */
export function returnsOf(db: Queryable, orderId: string): Promise<ReturnRow[]> {
  return db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(orderReturn.id));
}

/** The units of some returns, each with the variant that was bought. */
export async function unitsOfReturns(db: Queryable, returnIds: readonly string[]) {
  return query<
    ReturnedUnits & { returnId: string; variantId: string; exchange: ExchangeGood | null }
  >(
    db,
    'order_return_units',
    `SELECT return_id AS "returnId", line_id AS "lineId", variant_id AS "variantId",
      order_return_line.quantity, exchange FROM order_return_line
    JOIN order_line ON order_line.id = line_id WHERE return_id = ANY ($1::bigint[])
    ORDER BY return_id, position`,
    [returnIds],
  );
}

/** Returns that wait for their postage code, the oldest first. */
export async function listWithoutPostage(db: Queryable, most: number): Promise<string[]> {
  return idsWhere(
    db,
    and(eq(orderReturn.status, 'solicitada'), isNull(orderReturn.postageCode)),
    most,
  );
}

/** Returns whose postage code was not used in time, the oldest first. */
export async function listUnposted(db: Queryable, now: Date, most: number): Promise<string[]> {
  return idsWhere(
    db,
    and(eq(orderReturn.status, 'solicitada'), lte(orderReturn.postageUntil, now)),
    most,
  );
}

async function idsWhere(db: Queryable, condition: ReturnType<typeof and>, most: number) {
  const rows = await db
    .select({ id: orderReturn.id })
    .from(orderReturn)
    .where(condition)
    .orderBy(asc(orderReturn.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of an order whose refund is under way. */
export async function listChecked(db: Queryable, orderId: string): Promise<ReturnRow[]> {
  return db
    .select()
    .from(orderReturn)
    .where(
      and(
        eq(orderReturn.orderId, orderId),
        eq(orderReturn.kind, 'reembolso'),
        eq(orderReturn.status, 'conferida'),
      ),
    )
    .orderBy(asc(orderReturn.id));
}

/** The refunds due for those returns of an order that were checked. */
export async function sumChecked(db: Queryable, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orderReturn.refundCents}), 0)::integer` })
    .from(orderReturn)
    .where(
      and(
        eq(orderReturn.orderId, orderId),
        eq(orderReturn.kind, 'reembolso'),
        inArray(orderReturn.status, ['conferida', 'reembolsada']),
      ),
    );
  return row?.sum ?? 0;
}
