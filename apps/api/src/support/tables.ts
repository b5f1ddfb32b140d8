import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const supportMessage = pgTable('support_message', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  orderNumber: text('order_number').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
