import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

/** Neither sees the other. */
export const block = pgTable(
  'block',
  {
    blockerId: idColumn('blocker_id').notNull(),
    blockedId: idColumn('blocked_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);
