import type { ChatSettings } from '@arquiba/contract/chat-settings';
import type { CardReference, Message, Reaction } from '@arquiba/contract/messages';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const conversation = pgTable('conversation', {
  id: idColumn('id').primaryKey(),
  kind: text('kind').$type<'direct' | 'group' | 'shop'>().notNull(),
  title: text('title').notNull().default(''),
  /** The two people of a direct conversation, the smaller id first; the customer of one with the shop. */
  lowId: idColumn('low_id'),
  highId: idColumn('high_id'),
  /** The number of its messages, which is the place of the last one. */
  lastSeq: integer('last_seq').notNull().default(0),
  /** Counts every change of a message. */
  lastRev: integer('last_rev').notNull().default(0),
  lastMessageAt: time('last_message_at').notNull(),
  /** What the staff of the shop has read, together. */
  staffReadSeq: integer('staff_read_seq').notNull().default(0),
  createdAt: time('created_at').notNull(),
});
export type ConversationRow = typeof conversation.$inferSelect;

export const member = pgTable(
  'conversation_member',
  {
    conversationId: idColumn('conversation_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    state: text('state').$type<'open' | 'request' | 'declined'>().notNull(),
    manages: boolean('manages').notNull().default(false),
    /** They see messages after both. */
    joinedSeq: integer('joined_seq').notNull(),
    clearedSeq: integer('cleared_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull(),
    deliveredSeq: integer('delivered_seq').notNull(),
    muted: boolean('muted').notNull().default(false),
    /** Null for a conversation that is muted without end. */
    mutedUntil: time('muted_until'),
    archived: boolean('archived').notNull().default(false),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.accountId] })],
);

/** What happened to a conversation; `personId` is who it happened to. */
export interface HappeningRow {
  kind: NonNullable<Message['happening']>['kind'];
  personId: string | null;
  title: string;
}

/** Of a voice note, whose recording is the message's only file. */
export interface VoiceRow {
  seconds: number;
  bars: number[];
}

/** The preview of a link; its picture is a copy of our own. */
export type LinkRow = Omit<NonNullable<Message['link']>, 'picture'> & {
  picture: FileReference | null;
};

export const message = pgTable(
  'message',
  {
    conversationId: idColumn('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    /** The number of its last change. */
    rev: integer('rev').notNull(),
    /** Null for someone whose account is gone. */
    senderId: idColumn('sender_id'),
    fromShop: boolean('from_shop').notNull().default(false),
    clientId: uuid('client_id').notNull(),
    /** Of the content as it was sent; null for happenings. */
    contentHash: bytesColumn('content_hash'),
    text: text('text').notNull(),
    voice: jsonb('voice').$type<VoiceRow>(),
    cardKind: text('card_kind').$type<CardReference['kind']>(),
    cardTarget: text('card_target'),
    link: jsonb('link').$type<LinkRow>(),
    replyTo: integer('reply_to'),
    happening: jsonb('happening').$type<HappeningRow>(),
    createdAt: time('created_at').notNull(),
    editedAt: time('edited_at'),
    unsentAt: time('unsent_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] })],
);
export type StoredMessage = typeof message.$inferSelect;

export const messageFile = pgTable(
  'message_file',
  {
    conversationId: idColumn('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    position: integer('position').notNull(),
    file: jsonb('file').$type<FileReference>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq, table.position] })],
);

export const messageReaction = pgTable(
  'message_reaction',
  {
    conversationId: idColumn('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    accountId: idColumn('account_id').notNull(),
    reaction: text('reaction').$type<Reaction>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq, table.accountId] })],
);

/** A row only for those who changed something. */
export const chatSetting = pgTable('chat_setting', {
  accountId: idColumn('account_id').primaryKey(),
  receipts: boolean('receipts').notNull(),
  presence: boolean('presence').notNull(),
  typing: boolean('typing').notNull(),
  strangers: text('strangers').$type<ChatSettings['strangers']>().notNull(),
  sound: boolean('sound').notNull(),
});

/** A message as it was when it was reported. */
export const reportedMessage = pgTable(
  'reported_message',
  {
    reportId: idColumn('report_id').notNull(),
    seq: integer('seq').notNull(),
    senderId: idColumn('sender_id'),
    text: text('text').notNull(),
    voice: boolean('voice').notNull().default(false),
    cardKind: text('card_kind').$type<CardReference['kind']>(),
    cardTarget: text('card_target'),
    files: jsonb('files').$type<FileReference[]>().notNull().default([]),
    chosen: boolean('chosen').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.seq] })],
);

/** Who has a page open, by process; a row expires if the process dies. */
export const presence = pgTable(
  'chat_presence',
  {
    accountId: idColumn('account_id').notNull(),
    processId: uuid('process_id').notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.processId] })],
);
