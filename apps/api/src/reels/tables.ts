import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
