import type { OwnAnswer, Repetition } from '@arquiba/contract/events';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

const whereAndHowMany = {
  timeZone: text('time_zone').notNull(),
  place: text('place').notNull(),
  mapUrl: text('map_url').notNull(),
  onlineUrl: text('online_url').notNull(),
  capacity: integer('capacity'),
};

/** One event with all its dates. */
export const event = pgTable('event', {
  id: idColumn('id').primaryKey(),
  /** The post that announces it. */
  postId: idColumn('post_id').notNull(),
  authorId: idColumn('author_id').notNull(),
  groupId: idColumn('group_id'),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  sport: text('sport').notNull(),
  /** The first date by the rule, on the clocks of the place. */
  ruleStart: text('rule_start').notNull(),
  repetition: jsonb('repetition').$type<Repetition>(),
  /** Which rule of the event it is, from 1. */
  ruleNumber: integer('rule_number').notNull().default(1),
  /** The dates of the rule exist up to this day. */
  filledUntil: text('filled_until').notNull(),
  /** From here on for the dates that are still to be added: how much later than the rule, and so on. */
  shiftMinutes: integer('shift_minutes').notNull().default(0),
  minutes: integer('minutes').notNull(),
  ...whereAndHowMany,
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  cancelled: boolean('cancelled').notNull().default(false),
  /** The end of the date that its posts show. */
  shownUntil: timestamp('shown_until', { withTimezone: true }).notNull(),
});
export type EventRow = typeof event.$inferSelect;

export const eventDate = pgTable('event_date', {
  id: idColumn('id').primaryKey(),
  eventId: idColumn('event_id').notNull(),
  /** The rule that made it; dates of an earlier one are apart from the present rule. */
  ruleNumber: integer('rule_number').notNull().default(1),
  /** What the rule says, even if the date was moved. */
  ruleStart: text('rule_start').notNull(),
  localStart: text('local_start').notNull(),
  localEnd: text('local_end').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  ...whereAndHowMany,
  /** People who go and their guests. */
  going: integer('going').notNull().default(0),
  nextTurn: integer('next_turn').notNull().default(1),
  moved: boolean('moved').notNull().default(false),
  cancelled: boolean('cancelled').notNull().default(false),
  result: text('result').notNull().default(''),
  sequence: integer('sequence').notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
export type DateRow = typeof eventDate.$inferSelect;

export const eventAnswer = pgTable(
  'event_answer',
  {
    dateId: idColumn('date_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    answer: text('answer').$type<OwnAnswer['answer']>().notNull(),
    guests: integer('guests').notNull(),
    /** The order in which people said that they go. */
    turn: integer('turn').notNull(),
    /** The account is blocked or deleted: takes no place. */
    hidden: boolean('hidden').notNull().default(false),
    /** 0 none, 1 a day before, 2 an hour before. */
    reminded: integer('reminded').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.dateId, table.accountId] })],
);

/** Secret addresses for calendar programs. */
export const calendarAddress = pgTable('calendar_address', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  /** Null for the person's own events. */
  groupId: idColumn('group_id'),
  tokenHash: bytesColumn('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
