import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';
import { counted } from '../tables.ts';

const columns = {
  postId: idColumn('post_id').notNull(),
  accountId: idColumn('account_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  counted,
};

/** Likes. */
export const reaction = pgTable('reaction', columns, (table) => [
  primaryKey({ columns: [table.postId, table.accountId] }),
]);

/** Who sent a post on. */
export const postSend = pgTable('post_send', columns, (table) => [
  primaryKey({ columns: [table.postId, table.accountId] }),
]);
