import type { AccountType } from '@arquiba/contract/accounts';
import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database.ts';

export const account = pgTable('account', {
  id: idColumn('id').primaryKey(),
  type: text('type').$type<AccountType>().notNull(),
  subtype: text('subtype'),
  document: text('document').notNull(),
  name: text('name').notNull(),
  socialName: text('social_name').notNull(),
  email: text('email').notNull(),
  whatsapp: text('whatsapp').notNull(),
  passwordHash: text('password_hash').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  status: text('status').$type<'active' | 'blocked' | 'deleted'>().notNull().default('active'),
  role: text('role').$type<'member' | 'admin'>().notNull().default('member'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
