import type { ReportReason } from '@arquiba/contract/safety';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';

export const report = pgTable('report', {
  id: idColumn('id').primaryKey(),
  reporterId: idColumn('reporter_id').notNull(),
  kind: text('kind')
    .$type<'post' | 'comment' | 'profile' | 'conversation' | 'moment' | 'live'>()
    .notNull(),
  subjectId: idColumn('subject_id').notNull(),
  address: text('address').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  note: text('note').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});
