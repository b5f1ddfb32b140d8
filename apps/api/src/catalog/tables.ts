import type {
  ColorFamily,
  FrameCategory,
  FrameSport,
  Product,
  ProductViewKind,
} from '@arquiba/contract/catalog';
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
  /** Shown struck through beside the promotional price; null if no higher price was asked before. */
  formerPriceCents: integer('former_price_cents'),
  categories: text('categories').array().$type<FrameCategory[]>().notNull().default([]),
  sports: text('sports').array().$type<FrameSport[]>().notNull().default([]),
  weightGrams: integer('weight_grams').notNull(),
  /** Units that were paid for. */
  sold: integer('sold').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A further picture of a colour, as it is stored. */
export interface StoredView {
  kind: ProductViewKind;
  file: FileReference;
}

export const productColor = pgTable('product_color', {
  id: idColumn('id').primaryKey(),
  productId: idColumn('product_id').notNull(),
  position: smallint('position').notNull(),
  color: text('color').notNull(),
  hex: text('hex').notNull(),
  family: text('family').$type<ColorFamily>().notNull(),
  image: jsonb('image').$type<FileReference>().notNull(),
  views: jsonb('views').$type<StoredView[]>().notNull().default([]),
  sku: text('sku').notNull(),
  onHand: integer('on_hand').notNull(),
  /** Reserved for orders that wait for payment; the difference can be sold. */
  reserved: integer('reserved').notNull(),
});

/** Other words for what frames are called, written plainly. */
export const catalogueWord = pgTable('catalogue_word', {
  word: text('word').primaryKey(),
  means: text('means').array().notNull(),
});

/** Every price that was asked, and since when. */
export const productPrice = pgTable(
  'product_price',
  {
    productId: idColumn('product_id').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    cents: integer('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.since] })],
);

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
