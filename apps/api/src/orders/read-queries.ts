import type { PrescriptionReview } from '@arquiba/contract/order-prescriptions';
import type { OrderReturn } from '@arquiba/contract/order-returns';
import type { Order } from '@arquiba/contract/order-views';
import { type AnyColumn, eq, sql } from 'drizzle-orm';
import { type ReadPayment, shownPayment } from '../payments/public/shown-payment.ts';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { query } from '../platform/database/transaction.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { type OrderRow, shopOrder } from './tables.ts';

export type ReadLine = Omit<Order['lines'][number], 'image' | 'prescription' | 'returnRefusal'> & {
  image: FileReference;
  review: PrescriptionReview | null;
};
export type ReadReturn = Omit<OrderReturn, 'mayCancel'>;

/** An order with everything that belongs to it, read in one snapshot: no part is older than another. */
export interface WholeOrder extends Pick<Order, 'timeline' | 'shipment' | 'invoice'> {
  row: OrderRow;
  payment: ReadPayment[] | null;
  lines: ReadLine[];
  returns: ReadReturn[];
}

export async function readOrderById(db: Queryable, id: string): Promise<WholeOrder | null> {
  const [order] = await byId(db).execute({ value: id });
  return order ?? null;
}

export async function readOrderByNumber(db: Queryable, number: string): Promise<WholeOrder | null> {
  const [order] = await byNumber(db).execute({ value: number });
  return order ?? null;
}

export type CardRow = Pick<OrderRow, 'id' | 'number' | 'status'> & {
  totalCents: number;
  createdAt: string;
  lines: ReadLine[];
};

/** A page of an account's orders with their lines, the newest first. */
export async function listCards(
  db: Queryable,
  { accountId, before, limit }: { accountId: string; before: string; limit: number },
): Promise<CardRow[]> {
  return query<CardRow>(db, 'orders_cards', LIST_CARDS, [accountId, before, limit]);
}

const LINES = `(SELECT json_agg(json_build_object('id', order_line.id::text,
    'variantId', variant_id::text, 'slug', slug, 'sku', sku, 'title', title, 'color', color,
    'image', image, 'quantity', quantity,
    'lens', lens || jsonb_build_object('price', lens_price_cents), 'unitPrice', unit_price_cents,
    'review', (SELECT review FROM order_prescription WHERE line_id = order_line.id),
    'total', order_line.total_cents, 'returned', returned,
    'returning', (SELECT coalesce(sum(order_return_line.quantity), 0) FROM order_return_line
      JOIN order_return ON order_return.id = return_id
      WHERE line_id = order_line.id AND order_return.status IN ('solicitada', 'postada', 'em_transito'))
    ) ORDER BY position)
  FROM order_line WHERE order_id = shop_order.id)`;
const RETURNS = `coalesce((SELECT json_agg(json_build_object('id', id::text,
    'status', status, 'kind', kind, 'reason', reason, 'note', note, 'refund', refund_cents, 'createdAt', created_at,
    'lines', (SELECT json_agg(json_build_object('lineId', line_id::text, 'quantity', quantity,
      'exchange', CASE WHEN kind = 'troca' THEN exchange END))
      FROM order_return_line WHERE return_id = order_return.id),
    'postage', CASE WHEN postage_code IS NULL THEN NULL ELSE json_build_object('carrier', postage_carrier,
      'code', postage_code, 'validUntil', postage_until) END,
    'refusal', refusal, 'sent', CASE WHEN sent_code IS NULL THEN NULL ELSE
      json_build_object('carrier', sent_carrier, 'code', sent_code) END,
    'steps', (SELECT json_agg(json_build_object('status', step.status, 'at', step.created_at) ORDER BY step.id)
      FROM order_return_step AS step WHERE return_id = order_return.id)) ORDER BY id)
  FROM order_return WHERE order_id = shop_order.id), '[]')`;
const LIST_CARDS = `
    SELECT id, number, status, total_cents AS "totalCents", created_at::text AS "createdAt",
      ${LINES} AS lines
    FROM shop_order WHERE account_id = $1 AND id < $2
    ORDER BY id DESC LIMIT $3`;

/** One statement reads one snapshot; between several, even in a pipeline, another commit may fall. */
const whole = (column: AnyColumn, name: string) =>
  prepared((db) =>
    db
      .select({
        row: shopOrder,
        lines: sql<ReadLine[]>`${sql.raw(LINES)}`,
        timeline: sql<Order['timeline']>`(SELECT json_agg(
          json_build_object('at', created_at, 'status', to_status, 'text', text) ORDER BY id)
          FROM order_event WHERE order_id = shop_order.id)`,
        shipment: sql<Order['shipment']>`(SELECT json_build_object('status', status,
          'carrier', carrier, 'trackingCode', tracking_code, 'trackingUrl', tracking_url,
          'shippedAt', shipped_at, 'deliveredAt', delivered_at)
          FROM shipment WHERE order_id = shop_order.id)`,
        invoice: sql<Order['invoice']>`(SELECT json_build_object('key', key, 'url', url)
          FROM order_invoice WHERE order_id = shop_order.id)`,
        returns: sql<ReadReturn[]>`${sql.raw(RETURNS)}`,
        payment: shownPayment(sql`shop_order.id`),
      })
      .from(shopOrder)
      .where(eq(column, sql.placeholder('value')))
      .prepare(name),
  );
const byId = whole(shopOrder.id, 'order_whole_by_id');
const byNumber = whole(shopOrder.number, 'order_whole_by_number');
