import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';

const columns = {
  followerId: idColumn('follower_id').notNull(),
  followeeId: idColumn('followee_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
};

/** A row: one account follows another. */
export const follow = pgTable('follow', columns, (table) => [
  primaryKey({ columns: [table.followerId, table.followeeId] }),
]);

/** A row: one account asks to follow a private profile. */
export const followRequest = pgTable('follow_request', columns, (table) => [
  primaryKey({ columns: [table.followerId, table.followeeId] }),
]);
