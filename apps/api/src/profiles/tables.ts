import type { AccountType } from '@arquiba/contract/accounts';
import type { ProfileLink } from '@arquiba/contract/profiles';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

export const profile = pgTable('profile', {
  accountId: idColumn('account_id').primaryKey(),
  username: text('username').notNull(),
  displayName: text('display_name').notNull(),
  type: text('type').$type<AccountType>().notNull(),
  category: text('category').notNull(),
  bio: text('bio').notNull().default(''),
  city: text('city').notNull().default(''),
  verified: boolean('verified').notNull().default(false),
  avatar: jsonb('avatar').$type<FileReference>(),
  cover: jsonb('cover').$type<FileReference>(),
  hidden: boolean('hidden').notNull().default(false),
  /** For either reason: a guardian who has not answered, or the owner's choice. */
  private: boolean('private').notNull().default(false),
  guarded: boolean('guarded').notNull().default(false),
  privateByChoice: boolean('private_by_choice').notNull().default(false),
  onAir: boolean('on_air').notNull().default(false),
  links: jsonb('links').$type<ProfileLink[]>().notNull().default([]),
  pinnedPostId: idColumn('pinned_post_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const profileStat = pgTable('profile_stat', {
  accountId: idColumn('account_id').primaryKey(),
  followers: integer('followers').notNull().default(0),
  followed: integer('followed').notNull().default(0),
  posts: integer('posts').notNull().default(0),
  followerPosts: integer('follower_posts').notNull().default(0),
});

export const formerUsername = pgTable(
  'former_username',
  {
    accountId: idColumn('account_id').notNull(),
    username: text('username').notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.leftAt, table.username] })],
);
