import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const restockRequest = pgTable('restock_request', {
  id: idColumn('id').primaryKey(),
  variantId: idColumn('variant_id').notNull(),
  /** Exactly one of these two is set. */
  accountId: idColumn('account_id'),
  email: text('email'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  toldAt: timestamp('told_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
