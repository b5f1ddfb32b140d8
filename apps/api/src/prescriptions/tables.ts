import type { PrescriptionValues } from '@arquiba/contract/prescription-values';
import type { PrescriptionFile } from '@arquiba/contract/prescriptions';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const healthConsent = pgTable('health_consent', {
  accountId: idColumn('account_id').primaryKey(),
  version: text('version').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
});

export const prescriptionFile = pgTable('prescription_file', {
  id: idColumn('id').primaryKey(),
  path: text('path').notNull(),
  mime: text('mime').$type<PrescriptionFile['mime']>().notNull(),
  size: integer('size').notNull(),
  createdAt: moment('created_at').notNull(),
  releasedAt: moment('released_at'),
});
export type PrescriptionFileRow = typeof prescriptionFile.$inferSelect;

/** It has values or a file. */
export const prescription = pgTable('prescription', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  name: text('name').notNull(),
  writtenOn: date('written_on').notNull(),
  prescriber: text('prescriber').notNull(),
  remarks: text('remarks').notNull(),
  values: jsonb('eye_values').$type<PrescriptionValues>(),
  fileId: idColumn('file_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
