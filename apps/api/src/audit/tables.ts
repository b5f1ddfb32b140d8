import type { AuditAction, AuditSubject } from '@arquiba/contract/audit';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { Facts } from './public/record-deed.ts';

export const auditEntry = pgTable('audit_entry', {
  id: idColumn('id').primaryKey(),
  actorId: idColumn('actor_id'),
  action: text('action').$type<AuditAction>().notNull(),
  subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before').$type<Facts>(),
  after: jsonb('after').$type<Facts>(),
  reason: text('reason').notNull().default(''),
  requestId: text('request_id').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
