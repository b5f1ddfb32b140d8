import type { Order, OrderState } from '@arquiba/contract/order-views';
import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Blank after the account was purged, except what accounting needs. */
export interface BuyerSnapshot {
  name: string;
  document: string;
  email: string;
  phone: string;
}

export const shopOrder = pgTable('shop_order', {
  id: idColumn('id').primaryKey(),
  number: text('number').notNull(),
  accountId: idColumn('account_id'),
  status: text('status').$type<OrderState>().notNull(),
  subtotalCents: integer('subtotal_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  methodDiscountCents: integer('method_discount_cents').notNull(),
  freightCents: integer('freight_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  couponCode: text('coupon_code'),
  freight: jsonb('freight').$type<Omit<Order['freight'], 'price'>>().notNull(),
  address: jsonb('address').$type<Order['address']>().notNull(),
  buyer: jsonb('buyer').$type<BuyerSnapshot>().notNull(),
  /** The terms that were accepted at checkout, and when. */
  consent: jsonb('consent').$type<{ version: string; acceptedAt: string }>().notNull(),
  heldUntil: moment('held_until'),
  paidAt: moment('paid_at'),
  deliveredAt: moment('delivered_at'),
  createdAt: moment('created_at').notNull(),
  /** The key and the terms of the request that placed it: a repeated request finds this order. */
  requestKey: text('request_key'),
  termsHash: text('terms_hash'),
});
export type OrderRow = typeof shopOrder.$inferSelect;

export const orderLine = pgTable('order_line', {
  id: idColumn('id').primaryKey(),
  orderId: idColumn('order_id').notNull(),
  variantId: idColumn('variant_id').notNull(),
  productId: idColumn('product_id').notNull(),
  position: smallint('position').notNull(),
  slug: text('slug').notNull(),
  sku: text('sku').notNull(),
  title: text('title').notNull(),
  color: text('color').notNull(),
  image: jsonb('image').$type<FileReference>().notNull(),
  quantity: smallint('quantity').notNull(),
  unitPriceCents: integer('unit_price_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  returned: smallint('returned').notNull(),
});
export type LineRow = typeof orderLine.$inferSelect;

export const shipment = pgTable('shipment', {
  orderId: idColumn('order_id').primaryKey(),
  status: text('status').$type<NonNullable<Order['shipment']>['status']>().notNull(),
  carrier: text('carrier').notNull(),
  trackingCode: text('tracking_code').notNull(),
  trackingUrl: text('tracking_url'),
  shippedAt: moment('shipped_at'),
  deliveredAt: moment('delivered_at'),
});
export type ShipmentRow = typeof shipment.$inferSelect;

export const orderReturn = pgTable('order_return', {
  id: idColumn('id').primaryKey(),
  orderId: idColumn('order_id').notNull(),
  status: text('status').$type<Order['returns'][number]['status']>().notNull(),
  refundCents: integer('refund_cents').notNull(),
  createdAt: moment('created_at').notNull(),
  receivedAt: moment('received_at'),
});
export type ReturnRow = typeof orderReturn.$inferSelect;

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: idColumn('return_id').notNull(),
    lineId: idColumn('line_id').notNull(),
    quantity: smallint('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);

export const orderInvoice = pgTable('order_invoice', {
  orderId: idColumn('order_id').primaryKey(),
  key: text('key').notNull(),
  url: text('url'),
  createdAt: moment('created_at').notNull(),
});
