import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accountExport = pgTable('account_export', {
  accountId: idColumn('account_id').primaryKey(),
  id: idColumn('id').notNull(),
  state: text('state').$type<'queued' | 'ready' | 'failed'>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  content: bytesColumn('content'),
  readyAt: moment('ready_at'),
  expiresAt: moment('expires_at'),
});

export const accountDeletion = pgTable('account_deletion', {
  accountId: idColumn('account_id').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  purgeAt: moment('purge_at').notNull(),
  tokenHash: bytesColumn('token_hash').notNull(),
  purgingSince: moment('purging_since'),
});
