import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

/** Maintained by triggers: whether the row is in a counter. Rows of a hidden account are in none. */
const counted = boolean('counted').notNull().default(true);

export const comment = pgTable('comment', {
  id: idColumn('id').primaryKey(),
  postId: idColumn('post_id').notNull(),
  authorId: idColumn('author_id').notNull(),
  parentId: idColumn('parent_id'),
  text: text('text').notNull(),
  /** One picture. */
  media: jsonb('media').$type<FileReference>(),
  hidden: boolean('hidden').notNull().default(false),
  editedAt: timestamp('edited_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  counted,
});

/** Maintained by triggers. */
export const commentStat = pgTable('comment_stat', {
  commentId: idColumn('comment_id').primaryKey(),
  /** Null for replies. */
  postId: idColumn('post_id'),
  likes: integer('likes').notNull().default(0),
  replies: integer('replies').notNull().default(0),
  score: integer('score').notNull().generatedAlwaysAs(sql`likes + 2 * replies`),
});

export const commentLike = pgTable(
  'comment_like',
  {
    commentId: idColumn('comment_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    counted,
  },
  (table) => [primaryKey({ columns: [table.commentId, table.accountId] })],
);
