import type { FreightService } from '@arquiba/contract/freight';
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const cart = pgTable('cart', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id'),
  visitorId: idColumn('visitor_id'),
  cep: text('cep'),
  freightService: text('freight_service').$type<FreightService>().notNull().default('economica'),
  couponCode: text('coupon_code'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** When its mail was sent; see `reminders/`. */
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
});

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: idColumn('cart_id').notNull(),
    variantId: idColumn('variant_id').notNull(),
    /** The code of its lenses; empty for the frame as it comes. */
    lens: text('lens').notNull().default(''),
    /** For lenses that need one; null if it is sent after buying. */
    prescriptionId: idColumn('prescription_id'),
    position: integer('position').notNull(),
    quantity: smallint('quantity').notNull(),
    title: text('title').notNull(),
    color: text('color').notNull(),
    seenPriceCents: integer('seen_price_cents').notNull(),
    seenAvailable: integer('seen_available').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.variantId, table.lens] })],
);

export const cartNote = pgTable('cart_note', {
  id: idColumn('id').primaryKey(),
  cartId: idColumn('cart_id').notNull(),
  sentence: text('sentence').notNull(),
});

export const coupon = pgTable('coupon', {
  code: text('code').primaryKey(),
  kind: text('kind').$type<'percentual' | 'valor' | 'frete'>().notNull(),
  basisPoints: integer('basis_points'),
  valueCents: integer('value_cents'),
  minimumCents: integer('minimum_cents').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull(),
  perAccount: smallint('per_account'),
  firstPurchase: boolean('first_purchase').notNull().default(false),
  /** Made for one person: not listed among the coupons of the shop. */
  personal: boolean('personal').notNull().default(false),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const couponRedemption = pgTable('coupon_redemption', {
  orderId: idColumn('order_id').primaryKey(),
  couponCode: text('coupon_code').notNull(),
  accountId: idColumn('account_id'),
  n: smallint('n').notNull(),
  /** Both, if it was used without an account. */
  guestEmail: text('guest_email'),
  guestDocument: text('guest_document'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
