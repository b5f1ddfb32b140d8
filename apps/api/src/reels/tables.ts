import type { CaptionLanguage } from '@arquiba/contract/caption-tracks';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

/** The longest time that someone watched the video of a post without leaving it. */
export const reelWatch = pgTable(
  'reel_watch',
  {
    accountId: idColumn('account_id').notNull(),
    postId: idColumn('post_id').notNull(),
    watchedMs: integer('watched_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] })],
);

/** The captions of the first video of a post in one language, as WebVTT. */
export const reelCaption = pgTable(
  'reel_caption',
  {
    postId: idColumn('post_id').notNull(),
    /** Of the video. */
    path: text('path').notNull(),
    vtt: text('vtt').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    language: text('language').$type<CaptionLanguage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);
