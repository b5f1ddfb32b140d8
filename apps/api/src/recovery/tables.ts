import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

export const recoveryRequest = pgTable('recovery_request', {
  id: idColumn('id').primaryKey(),
  emailHash: bytesColumn('email_hash').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  tries: smallint('tries').notNull().default(0),
  accountId: idColumn('account_id'),
  codeHash: text('code_hash'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

export const recoveryGrant = pgTable('recovery_grant', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  emailHash: bytesColumn('email_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
