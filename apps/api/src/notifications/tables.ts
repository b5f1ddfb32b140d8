import type {
  DigestFrequency,
  NotificationKind,
  NotificationSubject,
  NotifiedFrom,
} from '@arquiba/contract/notifications';
import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

/** One row for each deed. Triggers delete it when the deed is undone. */
export const notification = pgTable('notification', {
  id: idColumn('id').primaryKey(),
  recipientId: idColumn('recipient_id').notNull(),
  /** Null if nobody did it, such as a poll that closed. */
  actorId: idColumn('actor_id'),
  kind: text('kind').$type<NotificationKind>().notNull(),
  /** What it is about: the same thing is told once. */
  target: text('target').notNull(),
  /** What it belongs to, such as a group; empty if nothing. */
  topic: text('topic').notNull().default(''),
  /** Shown only to people who may see this post and comment. */
  postId: idColumn('post_id'),
  commentId: idColumn('comment_id'),
  title: text('title').notNull(),
  detail: text('detail').notNull().default(''),
  path: text('path').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The same for those that are shown as one. */
  groupKey: text('group_key').notNull(),
  /** 0 until it is read; then an id, the same for all that were read together. */
  reading: idColumn('reading').notNull().default('0'),
});

/** Until which notice someone has seen the list. */
export const notificationMark = pgTable('notification_mark', {
  accountId: idColumn('account_id').primaryKey(),
  seenUntil: idColumn('seen_until').notNull(),
});

/** What people want to be told of, a column for each channel; without a row, everything. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    accountId: idColumn('account_id').notNull(),
    subject: text('subject').$type<NotificationSubject>().notNull(),
    site: text('site').$type<NotifiedFrom>().notNull().default('everyone'),
    push: boolean('push').notNull().default(true),
    mail: boolean('mail').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject] })],
);

/** The digest by mail; without a row, every day. */
export const notificationDigest = pgTable('notification_digest', {
  accountId: idColumn('account_id').primaryKey(),
  frequency: text('frequency').$type<DigestFrequency>().notNull().default('daily'),
  /** What happened before it was in the last digest. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
