import type { OrderState } from '@arquiba/contract/order-views';
import { and, asc, count, desc, eq, gt, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CartOwner } from '../cart/public/own-cart.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared, preparedInsert } from '../platform/database/prepared.ts';
import { query } from '../platform/database/transaction.ts';
import { type LineRow, type OrderRow, orderLine, shopOrder } from './tables.ts';

export interface NewEvent {
  orderId: string;
  from: OrderState | null;
  /** Null if the event does not change the order's state. */
  to: OrderState | null;
  actor: 'comprador' | 'loja' | 'pagamento' | 'sistema';
  /** For the timeline. */
  text: string;
  at: Date;
}

export async function insertOrder(tx: Transaction, row: OrderRow, lines: LineRow[]) {
  await addOrder(tx, row);
  for (const line of lines) await addLine(tx, line);
}

const addOrder = preparedInsert('order_add', shopOrder);
const addLine = preparedInsert('order_line_add', orderLine);

/** Numbered by the database, so that events of the same moment keep their order. */
export async function insertEvent(tx: Transaction, event: NewEvent) {
  const { orderId, from, to, actor, text, at } = event;
  await query(tx, 'order_event_add', ADD_EVENT, [orderId, from, to, actor, text, at]);
}

const ADD_EVENT = `
  INSERT INTO order_event (order_id, from_status, to_status, actor, text, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

export async function lockOrderById(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await lockedById(tx).execute({ id });
  return row ?? null;
}

const lockedById = prepared((db) =>
  db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.id, sql.placeholder('id')))
    .for('update')
    .prepare('order_locked'),
);

export async function lockOrderByNumber(tx: Transaction, number: string) {
  const [row] = await tx.select().from(shopOrder).where(eq(shopOrder.number, number)).for('update');
  return row ?? null;
}

export async function findOrderByNumber(db: Queryable, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.number, number));
  return row ?? null;
}

export async function findOrderById(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return row ?? null;
}

export async function hasOrders(db: Queryable, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(eq(shopOrder.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

export async function updateOrder(tx: Transaction, id: string, changes: Partial<OrderRow>) {
  await tx.update(shopOrder).set(changes).where(eq(shopOrder.id, id));
}

export function linesOf(db: Queryable, orderId: string): Promise<LineRow[]> {
  return lines(db).execute({ orderId });
}

const lines = prepared((db) =>
  db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLine.position))
    .prepare('order_lines'),
);

/** Each line's share of the discounts, in one statement. */
export async function setLineDiscounts(
  tx: Transaction,
  parts: readonly { id: string; cents: number }[],
) {
  await tx.execute(sql`
    UPDATE order_line SET discount_cents = part.cents
    FROM json_to_recordset(${JSON.stringify(parts)}::json) AS part(id bigint, cents integer)
    WHERE order_line.id = part.id`);
}

/** The table refuses more than were bought. */
export async function countReturned(tx: Transaction, lineId: string, quantity: number) {
  await tx
    .update(orderLine)
    .set({ returned: sql`${orderLine.returned} + ${quantity}` })
    .where(eq(orderLine.id, lineId));
}

/** The number of an account's orders that reserve units and may still be paid. */
export async function countWaiting(tx: Transaction, accountId: string, now: Date): Promise<number> {
  const [row] = await waiting(tx).execute({ accountId, now });
  return row?.count ?? 0;
}

const waiting = prepared((db) =>
  db
    .select({ count: count() })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.accountId, sql.placeholder('accountId')),
        gt(shopOrder.heldUntil, sql.placeholder('now')),
      ),
    )
    .prepare('orders_waiting'),
);

/** Orders whose time to pay is over, the oldest first. */
export async function listOverdue(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(lte(shopOrder.heldUntil, now))
    .orderBy(asc(shopOrder.heldUntil))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Orders that were delivered before then and not returned. */
export async function listArrived(db: Queryable, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.status, 'entregue'), lte(shopOrder.deliveredAt, before)))
    .orderBy(asc(shopOrder.deliveredAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

function isOf({ accountId, visitorId }: CartOwner): SQL {
  return accountId === null
    ? eq(shopOrder.visitorId, visitorId)
    : eq(shopOrder.accountId, accountId);
}

/** The order that a request with this key made. */
export async function findByRequest(
  db: Queryable,
  owner: CartOwner,
  requestKey: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(isOf(owner), eq(shopOrder.requestKey, requestKey)));
  return row ?? null;
}

/** The newest order since then with the same terms; not one that was closed. */
export async function findNewest(
  db: Queryable,
  owner: CartOwner,
  asked: { termsHash?: string | undefined; since: Date },
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(
      and(
        isOf(owner),
        asked.termsHash === undefined ? undefined : eq(shopOrder.termsHash, asked.termsHash),
        gte(shopOrder.createdAt, asked.since),
        notInArray(shopOrder.status, ['cancelado', 'expirado']),
      ),
    )
    .orderBy(desc(shopOrder.id))
    .limit(1);
  return row ?? null;
}
