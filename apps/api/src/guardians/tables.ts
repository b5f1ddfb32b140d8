import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

/** The guardian of a person under 16. */
export const guardian = pgTable('guardian', {
  accountId: idColumn('account_id').primaryKey(),
  email: text('email'),
  tokenHash: bytesColumn('token_hash'),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  neededUntil: date('needed_until', { mode: 'string' }).notNull(),
});

/** Addresses that get no mail for a while. */
export const guardianRefusal = pgTable('guardian_refusal', {
  emailHash: bytesColumn('email_hash').primaryKey(),
  refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
});
