import { pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

export const signInChallenge = pgTable('sign_in_challenge', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  triesLeft: smallint('tries_left').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
