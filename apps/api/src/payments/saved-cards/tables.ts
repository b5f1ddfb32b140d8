import { pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../../platform/database/database.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const cardCustomer = pgTable(
  'card_customer',
  {
    accountId: idColumn('account_id').notNull(),
    provider: text('provider').notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
);

export const savedCard = pgTable('saved_card', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  provider: text('provider').notNull(),
  cardId: text('card_id').notNull(),
  brand: text('brand').notNull(),
  lastDigits: text('last_digits').notNull(),
  expiryMonth: smallint('expiry_month').notNull(),
  expiryYear: smallint('expiry_year').notNull(),
  savedAt: moment('saved_at').notNull(),
});
export type SavedCardRow = typeof savedCard.$inferSelect;

export const cardToSave = pgTable('card_to_save', {
  paymentId: idColumn('payment_id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  sealed: bytesColumn('sealed').notNull(),
});
