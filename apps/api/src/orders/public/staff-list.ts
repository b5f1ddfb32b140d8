import { cardName } from '@arquiba/brazil/card-name';
import type { OrderState } from '@arquiba/contract/order-views';
import { sql } from 'drizzle-orm';
import { type KnownPayment, listPayments } from '../../payments/public/list-payments.ts';
import { listOfOrder, type StaffRefund } from '../../payments/public/staff-refunds.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  awaitsPrescription,
  hasUnreadPrescription,
  listOfOrder as listPrescriptions,
} from '../prescriptions/queries.ts';
import type { OrderPrescriptionRow } from '../prescriptions/tables.ts';
import { linesOf } from '../queries.ts';
import { readOrderByNumber, type WholeOrder } from '../read-queries.ts';
import type { LineRow, OrderRow } from '../tables.ts';

export interface StaffQuery {
  status: OrderState | null;
  limit: number;
}

export interface ListedOrder extends Record<string, unknown> {
  number: string;
  status: OrderState;
  buyer: string;
  units: number;
  totalCents: number;
  createdAt: string;
  /** Paid, and waiting for a prescription. */
  awaitsPrescription: boolean;
  /** Paid, and staff have to read a photo or a PDF. */
  hasUnreadPrescription: boolean;
}

/** The newest orders, of one state if it is given, for the staff who pack them. */
export async function listOrdersForStaff(
  db: Queryable,
  { status, limit }: StaffQuery,
): Promise<ListedOrder[]> {
  const { rows } = await db.execute<ListedOrder>(sql`
    SELECT number, status, buyer->>'name' AS buyer, total_cents AS "totalCents",
      created_at AS "createdAt",
      status = 'pago' AND ${awaitsPrescription} AS "awaitsPrescription",
      status = 'pago' AND ${hasUnreadPrescription} AS "hasUnreadPrescription",
      (SELECT sum(quantity)::integer FROM order_line WHERE order_id = shop_order.id) AS units
    FROM shop_order WHERE ${status}::text IS NULL OR status = ${status}
    ORDER BY id DESC LIMIT ${limit}`);
  return rows;
}

export interface StaffOrder
  extends Pick<WholeOrder, 'timeline' | 'shipment' | 'invoice' | 'returns'> {
  order: OrderRow;
  lines: LineRow[];
  prescriptions: OrderPrescriptionRow[];
  refunds: StaffRefund[];
  /** The oldest first. */
  payments: (KnownPayment & { name: string })[];
}

/** Everything that staff need to pack an order and to answer questions about it. */
export async function showOrderToStaff(db: Queryable, number: string): Promise<StaffOrder | null> {
  const found = await readOrderByNumber(db, number);
  if (!found) return null;
  const { row: order, timeline, shipment, invoice, returns } = found;
  const [lines, refunds] = [await linesOf(db, order.id), await listOfOrder(db, order.id)];
  const prescriptions = await listPrescriptions(db, order.id);
  const payments = (await listPayments(db, order.id))
    .toReversed()
    .map((each) => ({ ...each, name: each.card ? cardName(each.card) : each.method }));
  return { order, lines, prescriptions, timeline, shipment, invoice, returns, refunds, payments };
}
