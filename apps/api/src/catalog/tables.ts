import type { ColorFamily, Product } from '@arquiba/contract/catalog';
import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

export const product = pgTable('product', {
  id: idColumn('id').primaryKey(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  line: text('line').notNull(),
  description: text('description').notNull(),
  sex: text('sex').$type<Product['sex']>().notNull(),
  shape: text('shape').$type<Product['shape']>().notNull(),
  material: text('material').$type<Product['material']>().notNull(),
  lensWidth: smallint('lens_width').notNull(),
  lensHeight: smallint('lens_height').notNull(),
  bridge: smallint('bridge').notNull(),
  temple: smallint('temple').notNull(),
  front: smallint('front').notNull(),
  priceCents: integer('price_cents').notNull(),
  promotionalPriceCents: integer('promotional_price_cents'),
  weightGrams: integer('weight_grams').notNull(),
  /** Units that were paid for. */
  sold: integer('sold').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const productColor = pgTable('product_color', {
  id: idColumn('id').primaryKey(),
  productId: idColumn('product_id').notNull(),
  position: smallint('position').notNull(),
  color: text('color').notNull(),
  hex: text('hex').notNull(),
  family: text('family').$type<ColorFamily>().notNull(),
  image: jsonb('image').$type<FileReference>().notNull(),
  sku: text('sku').notNull(),
  onHand: integer('on_hand').notNull(),
  /** Reserved for orders that wait for payment; the difference can be sold. */
  reserved: integer('reserved').notNull(),
});

export const productReview = pgTable('product_review', {
  id: idColumn('id').primaryKey(),
  productId: idColumn('product_id').notNull(),
  accountId: idColumn('account_id').notNull(),
  orderLineId: idColumn('order_line_id').notNull(),
  color: text('color').notNull(),
  rating: smallint('rating').notNull(),
  text: text('text').notNull(),
  photos: jsonb('photos').$type<FileReference[]>().notNull(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const productQuestion = pgTable('product_question', {
  id: idColumn('id').primaryKey(),
  productId: idColumn('product_id').notNull(),
  accountId: idColumn('account_id').notNull(),
  text: text('text').notNull(),
  answer: text('answer'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
