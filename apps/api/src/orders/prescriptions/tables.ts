import type { PrescriptionReview } from '@arquiba/contract/order-prescriptions';
import type { PrescriptionValues } from '@arquiba/contract/prescription-values';
import { date, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

/** A copy: changing or deleting the saved prescription does not change it. */
export const orderPrescription = pgTable('order_prescription', {
  lineId: idColumn('line_id').primaryKey(),
  orderId: idColumn('order_id').notNull(),
  name: text('name').notNull(),
  writtenOn: date('written_on').notNull(),
  prescriber: text('prescriber').notNull(),
  remarks: text('remarks').notNull(),
  /** Null in a photo or a PDF, until staff type them. */
  values: jsonb('eye_values').$type<PrescriptionValues>(),
  fileId: idColumn('file_id'),
  review: text('review').$type<PrescriptionReview>().notNull(),
  /** What the shop wrote to the buyer with its refusal. */
  refusal: text('refusal').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
export type OrderPrescriptionRow = typeof orderPrescription.$inferSelect;

export const prescriptionReminder = pgTable('prescription_reminder', {
  orderId: idColumn('order_id').primaryKey(),
  sent: smallint('sent').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
