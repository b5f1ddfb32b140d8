import type { LiveAudience, LiveEndReason } from '@arquiba/contract/live-views';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const live = pgTable('live', {
  id: idColumn('id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  sport: text('sport').notNull(),
  eventSlug: text('event_slug'),
  audience: text('audience').$type<LiveAudience>().notNull(),
  createdAt: moment('created_at').notNull(),
  startsAt: moment('starts_at'),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  endReason: text('end_reason').$type<LiveEndReason>(),
  durationMs: bigint('duration_ms', { mode: 'number' }).notNull().default(0),
  replay: boolean('replay').notNull().default(true),
  slowSeconds: smallint('slow_seconds').notNull().default(0),
  pinnedId: idColumn('pinned_id'),
  reactions: integer('reactions').notNull().default(0),
  mostViewers: integer('most_viewers').notNull().default(0),
  cutMs: bigint('cut_ms', { mode: 'number' }).notNull().default(0),
  shownFrom: moment('shown_from'),
  shownUntil: moment('shown_until'),
  still: jsonb('still').$type<FileReference>(),
  stillAt: moment('still_at'),
});

export const liveMessage = pgTable('live_message', {
  id: idColumn('id').primaryKey(),
  liveId: idColumn('live_id').notNull(),
  authorId: idColumn('author_id').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const liveChapter = pgTable('live_chapter', {
  id: idColumn('id').primaryKey(),
  liveId: idColumn('live_id').notNull(),
  atMs: bigint('at_ms', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
});

const person = {
  liveId: idColumn('live_id').notNull(),
  accountId: idColumn('account_id').notNull(),
};

export const liveModerator = pgTable('live_moderator', person, (table) => [
  primaryKey({ columns: [table.liveId, table.accountId] }),
]);

export const liveSilenced = pgTable('live_silenced', person, (table) => [
  primaryKey({ columns: [table.liveId, table.accountId] }),
]);

export const liveReminder = pgTable('live_reminder', person, (table) => [
  primaryKey({ columns: [table.liveId, table.accountId] }),
]);

export const liveTurn = pgTable(
  'live_turn',
  { ...person, takenAt: moment('taken_at').notNull() },
  (table) => [primaryKey({ columns: [table.liveId, table.accountId] })],
);

export const liveViewer = pgTable(
  'live_viewer',
  {
    liveId: idColumn('live_id').notNull(),
    tab: uuid('tab').notNull(),
    accountId: idColumn('account_id'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.liveId, table.tab] })],
);

export const liveStreamKey = pgTable('live_stream_key', {
  accountId: idColumn('account_id').primaryKey(),
  keyHash: bytesColumn('key_hash'),
  madeAt: moment('made_at'),
  liveId: idColumn('live_id'),
  refusal: text('refusal'),
  refusedAt: moment('refused_at'),
});

export const liveSetting = pgTable('live_setting', {
  one: boolean('one').primaryKey().default(true),
  enabled: boolean('enabled').notNull().default(true),
  most: integer('most').notNull().default(10),
});
