import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

export const notInterested = pgTable(
  'not_interested',
  {
    accountId: idColumn('account_id').notNull(),
    postId: idColumn('post_id').notNull(),
    authorId: idColumn('author_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] })],
);
