import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const collection = pgTable('collection', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
