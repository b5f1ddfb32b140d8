import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';
import { counted } from '../tables.ts';

export const bookmark = pgTable(
  'bookmark',
  {
    accountId: idColumn('account_id').notNull(),
    postId: idColumn('post_id').notNull(),
    savedId: idColumn('saved_id').notNull(),
    counted,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] })],
);

export const collectionPost = pgTable(
  'collection_post',
  {
    accountId: idColumn('account_id').notNull(),
    postId: idColumn('post_id').notNull(),
    collectionId: idColumn('collection_id').notNull(),
    addedId: idColumn('added_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId, table.collectionId] })],
);

export const collection = pgTable('collection', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
