import type { CommentsBy, EventOfPost, PostAudience } from '@arquiba/contract/posts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

/** Maintained by triggers: whether the row is in a counter. Rows of a hidden account are in none. */
export const counted = boolean('counted').notNull().default(true);

export const post = pgTable('post', {
  id: idColumn('id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  text: text('text').notNull(),
  media: jsonb('media').$type<FileReference[]>().notNull().default([]),
  hasVideo: boolean('has_video').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  audience: text('audience').$type<PostAudience>().notNull().default('public'),
  /** A post of a group; in a closed group the audience is 'group'. */
  groupId: idColumn('group_id'),
  /** Only for its author and the moderators: waiting for approval, or hidden by them. */
  held: text('held').$type<'pending' | 'hidden'>(),
  heldReason: text('held_reason'),
  commentsBy: text('comments_by').$type<CommentsBy>().notNull().default('everyone'),
  quotable: boolean('quotable').notNull().default(true),
  place: text('place').notNull().default(''),
  editedAt: timestamp('edited_at', { withTimezone: true }),
  repostOf: idColumn('repost_of'),
  quoteOf: idColumn('quote_of'),
  quotes: boolean('quotes').notNull().default(false),
  /** The event that it announces or belongs to, and what its card shows of it. */
  eventId: idColumn('event_id'),
  event: jsonb('event').$type<EventOfPost>(),
  counted,
});

/** Maintained by triggers. */
export const postStat = pgTable('post_stat', {
  postId: idColumn('post_id').primaryKey(),
  likes: integer('likes').notNull().default(0),
  comments: integer('comments').notNull().default(0),
  shares: integer('shares').notNull().default(0),
  sends: integer('sends').notNull().default(0),
  saves: integer('saves').notNull().default(0),
});

export const postHashtag = pgTable(
  'post_hashtag',
  {
    postId: idColumn('post_id').notNull(),
    tag: text('tag').notNull(),
    spelling: text('spelling').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tag] })],
);

/** Each hashtag once, in its first spelling. */
export const hashtag = pgTable('hashtag', {
  tag: text('tag').primaryKey(),
  spelling: text('spelling').notNull(),
});

/** The earlier versions of a post, and until when each was current. */
export const postEdit = pgTable(
  'post_edit',
  {
    postId: idColumn('post_id').notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
    text: text('text').notNull(),
    media: jsonb('media').$type<FileReference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.replacedAt] })],
);

const peopleOfPost = {
  postId: idColumn('post_id').notNull(),
  accountId: idColumn('account_id').notNull(),
};

/** People in the pictures. */
export const taggedPerson = pgTable('tagged_person', peopleOfPost, (table) => [
  primaryKey({ columns: [table.postId, table.accountId] }),
]);

/** People that the text mentions. */
export const postMention = pgTable('post_mention', peopleOfPost, (table) => [
  primaryKey({ columns: [table.postId, table.accountId] }),
]);
