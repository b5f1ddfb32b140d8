import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

export const passkey = pgTable('passkey', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  credentialId: bytesColumn('credential_id').notNull(),
  publicKey: bytesColumn('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  challengeHash: bytesColumn('challenge_hash').primaryKey(),
  purpose: text('purpose').$type<'register' | 'sign-in'>().notNull(),
  accountId: idColumn('account_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
