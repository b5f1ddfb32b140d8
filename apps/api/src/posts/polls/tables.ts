import type { PollResults } from '@arquiba/contract/new-post';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { counted } from '../tables.ts';

export const poll = pgTable('poll', {
  postId: idColumn('post_id').primaryKey(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  multiple: boolean('multiple').notNull().default(false),
  results: text('results').$type<PollResults>().notNull().default('always'),
  changeable: boolean('changeable').notNull().default(true),
  anonymous: boolean('anonymous').notNull().default(true),
  /** Whether people were told that it closed. */
  told: boolean('told').notNull().default(false),
});

export const pollOption = pgTable(
  'poll_option',
  {
    postId: idColumn('post_id').notNull(),
    position: smallint('position').notNull(),
    label: text('label').notNull(),
    picture: jsonb('picture').$type<FileReference>(),
    /** Maintained by triggers. */
    votes: integer('votes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.position] })],
);

export const pollVote = pgTable(
  'poll_vote',
  {
    postId: idColumn('post_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    position: smallint('position').notNull(),
    counted,
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId, table.position] })],
);
