import type { Group, GroupRole } from '@arquiba/contract/groups';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

export const sportsGroup = pgTable('sports_group', {
  id: idColumn('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  sport: text('sport').notNull().default(''),
  access: text('access').$type<Group['access']>().notNull(),
  cover: jsonb('cover').$type<FileReference>(),
  hidden: boolean('hidden').notNull().default(false),
  pinnedPostId: idColumn('pinned_post_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sportsGroupMember = pgTable(
  'sports_group_member',
  {
    groupId: idColumn('group_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    role: text('role').$type<GroupRole>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Its posts are left out of the member's feeds. */
    muted: boolean('muted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
);

export const sportsGroupStat = pgTable('sports_group_stat', {
  groupId: idColumn('group_id').primaryKey(),
  members: integer('members').notNull(),
  owners: integer('owners').notNull(),
});
