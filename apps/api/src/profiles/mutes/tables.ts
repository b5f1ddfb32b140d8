import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

/** People who are left out of someone's lists; without `until`, permanently. */
export const mute = pgTable(
  'mute',
  {
    muterId: idColumn('muter_id').notNull(),
    mutedId: idColumn('muted_id').notNull(),
    until: timestamp('until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.muterId, table.mutedId] })],
);

/** Words that someone does not want to read: `word` folded, `spelling` as typed. */
export const mutedWord = pgTable(
  'muted_word',
  {
    accountId: idColumn('account_id').notNull(),
    word: text('word').notNull(),
    spelling: text('spelling').notNull(),
    until: timestamp('until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.word] })],
);
