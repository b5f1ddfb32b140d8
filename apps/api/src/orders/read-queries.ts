import type { Order } from '@arquiba/contract/order-views';
import type { Queryable } from '../platform/database.ts';
import type { FileReference } from '../platform/file-reference.ts';
import { read } from '../platform/transaction.ts';
import type { OrderRow } from './tables.ts';

export type ReadLine = Omit<Order['lines'][number], 'image'> & { image: FileReference };

/** What hangs on an order, as one statement gives it. */
export interface OrderParts {
  lines: ReadLine[];
  timeline: Order['timeline'];
  shipment: Order['shipment'];
  invoice: Order['invoice'];
  returns: Order['returns'];
}

export async function readParts(db: Queryable, orderId: string): Promise<OrderParts> {
  const [parts] = await read<OrderParts>(db, READ_PARTS, [orderId]);
  if (!parts) throw new Error('An order that was just read is gone');
  return parts;
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
  return read<CardRow>(db, LIST_CARDS, [accountId, before, limit]);
}

const linesJson = `(SELECT json_agg(json_build_object('id', order_line.id::text,
    'variantId', variant_id::text, 'slug', slug, 'sku', sku, 'title', title, 'color', color,
    'image', image, 'quantity', quantity, 'unitPrice', unit_price_cents,
    'total', order_line.total_cents, 'returned', returned) ORDER BY position)
  FROM order_line WHERE order_id = shop_order.id)`;

const READ_PARTS = `
    SELECT ${linesJson} AS lines,
      (SELECT json_agg(json_build_object('at', created_at, 'status', to_status, 'text', text)
        ORDER BY id) FROM order_event WHERE order_id = shop_order.id) AS timeline,
      (SELECT json_build_object('status', status, 'carrier', carrier, 'trackingCode', tracking_code,
        'trackingUrl', tracking_url, 'shippedAt', shipped_at, 'deliveredAt', delivered_at)
        FROM shipment WHERE order_id = shop_order.id) AS shipment,
      (SELECT json_build_object('key', key, 'url', url)
        FROM order_invoice WHERE order_id = shop_order.id) AS invoice,
      coalesce((SELECT json_agg(json_build_object('id', id::text, 'status', status,
          'refund', refund_cents, 'createdAt', created_at, 'lines',
          (SELECT json_agg(json_build_object('lineId', line_id::text, 'quantity', quantity))
            FROM order_return_line WHERE return_id = order_return.id)) ORDER BY id)
        FROM order_return WHERE order_id = shop_order.id), '[]') AS returns
    FROM shop_order WHERE id = $1`;
const LIST_CARDS = `
    SELECT id, number, status, total_cents AS "totalCents", created_at::text AS "createdAt",
      ${linesJson} AS lines
    FROM shop_order WHERE account_id = $1 AND id < $2
    ORDER BY id DESC LIMIT $3`;
