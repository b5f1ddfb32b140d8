import type { LensView } from '@arquiba/contract/lenses';
import type { ReturnKind, ReturnReason, ReturnState } from '@arquiba/contract/order-returns';
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
  /** Who bought it without an account; null once it is in one. */
  visitorId: idColumn('visitor_id'),
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
  /** With the lenses. */
  unitPriceCents: integer('unit_price_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  returned: smallint('returned').notNull(),
  /** As they were bought; null for the frame as it comes. */
  lens: jsonb('lens').$type<Omit<LensView, 'price'>>(),
  lensPriceCents: integer('lens_price_cents').notNull().default(0),
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
  status: text('status').$type<ReturnState>().notNull(),
  refundCents: integer('refund_cents').notNull(),
  createdAt: moment('created_at').notNull(),
  receivedAt: moment('received_at'),
  reason: text('reason').$type<ReturnReason>().notNull(),
  /** In the buyer's words. */
  note: text('note').notNull(),
  postageCarrier: text('postage_carrier'),
  postageCode: text('postage_code'),
  postageUntil: moment('postage_until'),
  kind: text('kind').$type<ReturnKind>().notNull(),
  /** Why the shop refused what came. */
  refusal: text('refusal'),
  /** How what comes instead, or what was refused, was sent. */
  sentCarrier: text('sent_carrier'),
  sentCode: text('sent_code'),
});
export type ReturnRow = typeof orderReturn.$inferSelect;

/** What comes instead of a returned unit. */
export interface ExchangeGood {
  variantId: string;
  slug: string;
  sku: string;
  title: string;
  color: string;
}

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: idColumn('return_id').notNull(),
    lineId: idColumn('line_id').notNull(),
    quantity: smallint('quantity').notNull(),
    exchange: jsonb('exchange').$type<ExchangeGood>(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);

export const orderInvoice = pgTable('order_invoice', {
  orderId: idColumn('order_id').primaryKey(),
  key: text('key').notNull(),
  url: text('url'),
  createdAt: moment('created_at').notNull(),
});
