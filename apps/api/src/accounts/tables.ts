import type { AccountType } from '@arquiba/contract/accounts';
import type { LegalDocument } from '@arquiba/contract/legal';
import type { Role } from '@arquiba/contract/permissions';
import { date, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

export const account = pgTable('account', {
  id: idColumn('id').primaryKey(),
  type: text('type').$type<AccountType>().notNull(),
  subtype: text('subtype'),
  document: text('document').notNull(),
  name: text('name').notNull(),
  socialName: text('social_name').notNull(),
  email: text('email').notNull(),
  /** Since when it is known that the owner reads its mail; null until then. */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  whatsapp: text('whatsapp').notNull(),
  passwordHash: text('password_hash').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  status: text('status').$type<'active' | 'blocked' | 'deleted'>().notNull().default('active'),
  roles: text('roles').array().$type<Role[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The documents that someone agreed to, with version and time. */
export const consent = pgTable(
  'consent',
  {
    accountId: idColumn('account_id').notNull(),
    document: text('document').$type<LegalDocument>().notNull(),
    version: text('version').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.document, table.version] })],
);

/** The newest link that confirms the e-mail of an account. */
export const emailConfirmation = pgTable('email_confirmation', {
  accountId: idColumn('account_id').primaryKey(),
  email: text('email').notNull(),
  tokenHash: bytesColumn('token_hash').notNull(),
  sends: smallint('sends').notNull().default(1),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A change of e-mail; each side is confirmed from its own mailbox. */
export const emailChange = pgTable('email_change', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  newEmail: text('new_email').notNull(),
  oldTokenHash: bytesColumn('old_token_hash').notNull(),
  newTokenHash: bytesColumn('new_token_hash').notNull(),
  oldConfirmedAt: timestamp('old_confirmed_at', { withTimezone: true }),
  newConfirmedAt: timestamp('new_confirmed_at', { withTimezone: true }),
  sends: smallint('sends').notNull().default(1),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});
