import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const favorite = pgTable('favorite', {
  id: idColumn('id').primaryKey(),
  /** Exactly one of these two is set. */
  accountId: idColumn('account_id'),
  visitorId: idColumn('visitor_id'),
  productId: idColumn('product_id').notNull(),
  /** Price and stock when it was added, or at the last mail about it. */
  seenPriceCents: integer('seen_price_cents').notNull(),
  seenInStock: boolean('seen_in_stock').notNull(),
  toldAt: timestamp('told_at', { withTimezone: true }),
});

export const favoriteSilence = pgTable('favorite_silence', {
  accountId: idColumn('account_id').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
