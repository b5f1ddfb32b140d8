import type { Sport } from '@arquiba/contract/interests';
import {
  boolean,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

/** Public posts, by interactions in relation to age. */
export const hotPost = pgTable('hot_post', {
  postId: idColumn('post_id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  score: doublePrecision('score').notNull(),
  hasVideo: boolean('has_video').notNull(),
  tags: text('tags').array().notNull(),
  sports: text('sports').array().notNull(),
  /** Which part of the video is watched on average. */
  watched: doublePrecision('watched').notNull().default(0.5),
});

/** The sports that someone has chosen; nobody else sees them. */
export const interest = pgTable('interest', {
  accountId: idColumn('account_id').primaryKey(),
  sports: text('sports').array().$type<Sport[]>().notNull(),
});

/** Posts that someone has had on the screen. */
export const impression = pgTable(
  'impression',
  {
    accountId: idColumn('account_id').notNull(),
    postId: idColumn('post_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] })],
);

/** The stored result of 'Para você', best first. */
export const forYou = pgTable('for_you', {
  accountId: idColumn('account_id').primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  ids: idColumn('ids').array().notNull(),
  scores: doublePrecision('scores').array().notNull(),
});
