import { integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

export const hashtagTrend = pgTable('hashtag_trend', {
  tag: text('tag').primaryKey(),
  spelling: text('spelling').notNull(),
  score: real('score').notNull(),
  accounts: integer('accounts').notNull(),
  posts: integer('posts').notNull(),
  today: integer('today').notNull().default(0),
  yesterday: integer('yesterday').notNull().default(0),
  peak: real('peak').notNull(),
  peakAt: timestamp('peak_at', { withTimezone: true }).notNull(),
});

export const searchWord = pgTable('search_word', { word: text('word').primaryKey() });
