import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

/** Written without an account. */
export const visitorMessage = pgTable('visitor_message', {
  id: idColumn('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  answer: text('answer'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  answeredBy: idColumn('answered_by'),
});

export const supportMessage = pgTable('support_message', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  orderNumber: text('order_number').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
