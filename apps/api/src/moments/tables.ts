import type { NewSticker } from '@arquiba/contract/moment-stickers';
import type { Medal, MomentAudience, MomentReaction } from '@arquiba/contract/moment-views';
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

export const moment = pgTable('moment', {
  id: idColumn('id').primaryKey(),
  authorId: idColumn('author_id').notNull(),
  media: jsonb('media').$type<FileReference>().notNull(),
  durationMs: integer('duration_ms'),
  audience: text('audience').$type<MomentAudience>().notNull(),
  stickers: jsonb('stickers').$type<NewSticker[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  day: date('day').notNull(),
  number: smallint('number').notNull(),
  keptAt: timestamp('kept_at', { withTimezone: true }),
  title: text('title'),
  achievedOn: date('achieved_on'),
  competition: text('competition'),
  place: text('place'),
  medal: text('medal').$type<Medal>(),
});

const byAccount = {
  momentId: idColumn('moment_id').notNull(),
  accountId: idColumn('account_id').notNull(),
};
const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

export const momentView = pgTable(
  'moment_view',
  { ...byAccount, seenAt: timestamp('seen_at', { withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.momentId, table.accountId] })],
);

export const momentReaction = pgTable(
  'moment_reaction',
  { ...byAccount, reaction: text('reaction').$type<MomentReaction>().notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.momentId, table.accountId] })],
);

export const momentVote = pgTable(
  'moment_vote',
  { ...byAccount, choice: smallint('choice').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.momentId, table.accountId] })],
);

export const momentMute = pgTable(
  'moment_mute',
  { muterId: idColumn('muter_id').notNull(), mutedId: idColumn('muted_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.muterId, table.mutedId] })],
);

export const closeFriend = pgTable(
  'close_friend',
  {
    accountId: idColumn('account_id').notNull(),
    friendId: idColumn('friend_id').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.friendId] })],
);
