import type { NotificationKind } from '@arquiba/contract/notifications';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

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
  /** The name of the group, event or poll. */
  title: text('title').notNull(),
  path: text('path').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  seen: boolean('seen').notNull().default(false),
});
