import type { GroupDeed } from '@arquiba/contract/group-members';
import type { Group, GroupRole } from '@arquiba/contract/groups';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

export const sportsGroup = pgTable('sports_group', {
  id: idColumn('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  sport: text('sport').notNull().default(''),
  city: text('city').notNull().default(''),
  rules: text('rules').notNull().default(''),
  /** For those who ask to enter. */
  questions: text('questions').array().notNull().default([]),
  /** New posts wait until a moderator approves them. */
  approvesPosts: boolean('approves_posts').notNull().default(false),
  /** Members may create events; else only moderators. */
  membersPlan: boolean('members_plan').notNull().default(true),
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

/** A group that was deleted, until a job has removed it. */
export const sportsGroupDeletion = pgTable('sports_group_deletion', {
  groupId: idColumn('group_id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});

/** Waits as long as its row exists. */
export const sportsGroupRequest = pgTable(
  'sports_group_request',
  {
    groupId: idColumn('group_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    answers: jsonb('answers').$type<{ question: string; answer: string }[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
);

export const sportsGroupBan = pgTable(
  'sports_group_ban',
  {
    groupId: idColumn('group_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    reason: text('reason').notNull(),
    /** Null for no end. */
    until: timestamp('until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
);

/** Open as long as its row exists. */
export const sportsGroupInvitation = pgTable(
  'sports_group_invitation',
  {
    groupId: idColumn('group_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    inviterId: idColumn('inviter_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
);

export const sportsGroupLink = pgTable('sports_group_link', {
  id: idColumn('id').primaryKey(),
  groupId: idColumn('group_id').notNull(),
  tokenHash: bytesColumn('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  uses: integer('uses').notNull().default(0),
  /** Null for any number. */
  mostUses: integer('most_uses'),
});

export const sportsGroupLog = pgTable('sports_group_log', {
  id: idColumn('id').primaryKey(),
  groupId: idColumn('group_id').notNull(),
  actorId: idColumn('actor_id'),
  subjectId: idColumn('subject_id'),
  deed: text('deed').$type<GroupDeed>().notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
