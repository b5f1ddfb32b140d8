import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/database.ts';
import { counted } from '../tables.ts';

export const poll = pgTable('poll', {
  postId: idColumn('post_id').primaryKey(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  multiple: boolean('multiple').notNull().default(false),
});

export const pollOption = pgTable(
  'poll_option',
  {
    postId: idColumn('post_id').notNull(),
    position: smallint('position').notNull(),
    label: text('label').notNull(),
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
