import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database.ts';
import type { FileReference } from '../platform/file-reference.ts';

export const post = pgTable('post', {
  id: idColumn('id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  text: text('text').notNull(),
  media: jsonb('media').$type<FileReference[]>().notNull().default([]),
  hasVideo: boolean('has_video').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What a post's card is made of, wherever it is listed. */
export const postCardColumns = {
  id: post.id,
  authorId: post.authorId,
  text: post.text,
  media: post.media,
  createdAt: post.createdAt,
};

export const postHashtag = pgTable(
  'post_hashtag',
  {
    postId: idColumn('post_id').notNull(),
    tag: text('tag').notNull(),
    spelling: text('spelling').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tag] })],
);
