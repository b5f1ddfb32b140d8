import type { Audience } from '@arquiba/contract/new-post';
import type { ReelMaking } from '@arquiba/contract/reel-making';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

export const reelMaking = pgTable('reel_making', {
  id: idColumn('id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  source: text('source').notNull(),
  path: text('path').notNull(),
  startMs: integer('start_ms').notNull(),
  endMs: integer('end_ms').notNull(),
  coverMs: integer('cover_ms').notNull(),
  muted: boolean('muted').notNull(),
  text: text('text').notNull(),
  alt: text('alt').notNull(),
  audience: text('audience').$type<Audience>().notNull(),
  state: text('state').$type<ReelMaking['state']>().notNull(),
  job: text('job'),
  postId: idColumn('post_id'),
  problem: text('problem'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type MakingRow = typeof reelMaking.$inferSelect;
