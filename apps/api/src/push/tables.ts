import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row. */
export const pushKey = pgTable('push_key', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  publicKey: bytesColumn('public_key').notNull(),
  sealedPrivateKey: bytesColumn('sealed_private_key').notNull(),
  createdAt: time('created_at').notNull(),
});

/** A browser that gets pushes. Deleted with its session. */
export const pushSubscription = pgTable('push_subscription', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  sessionId: idColumn('session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: bytesColumn('p256dh').notNull(),
  auth: bytesColumn('auth').notNull(),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at').notNull(),
});

/** What people chose; without a row, the defaults. */
export const pushSetting = pgTable('push_setting', {
  accountId: idColumn('account_id').primaryKey(),
  showText: boolean('show_text').notNull().default(false),
  messages: boolean('messages').notNull().default(true),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  quietZone: text('quiet_zone'),
  /** Since when something was not sent because of the quiet hours, or because a page was open. */
  heldSince: time('held_since'),
});
