import type { Address, AddressType } from '@arquiba/contract/addresses';
import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const address = pgTable('address', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  type: text('type').$type<AddressType>().notNull(),
  title: text('title').notNull(),
  road: text('road').notNull(),
  number: integer('number'),
  complement: text('complement').notNull(),
  district: text('district').notNull(),
  city: text('city').notNull(),
  uf: text('uf').$type<Address['uf']>().notNull(),
  cep: text('cep').notNull(),
  reference: text('reference').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

export const addressBook = pgTable('address_book', {
  accountId: idColumn('account_id').primaryKey(),
  addresses: smallint('addresses').notNull(),
});
