import type { Reaction } from '@arquiba/contract/messages';
import { and, asc, between, eq, gt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { qualified } from '../../platform/database/qualified.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { namedIn } from '../../profiles/public/named-in.ts';
import { message, messageFile, messageReaction } from '../tables.ts';
import type { Described } from './describe.ts';

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

interface Answered extends Described {
  senderId: string | null;
  fromShop: boolean;
}

/** What a message shows, with its files and reactions, in one statement. */
export function messageColumns(viewer: SQLWrapper) {
  const { conversationId, seq, rev, senderId, fromShop, clientId, text, voice } = message;
  const { cardKind, cardTarget, link, replyTo, happening, createdAt, editedAt, unsentAt } = message;
  return {
    ...{ conversationId, seq, rev, senderId, fromShop, clientId, text, voice },
    ...{ cardKind, cardTarget, link, replyTo, happening, createdAt, editedAt, unsentAt },
    mentions: namedIn(text, viewer),
    files: qualified<
      FileReference[] | null
    >(sql`(SELECT json_agg(${messageFile.file} ORDER BY ${messageFile.position})
      FROM ${messageFile}
      WHERE ${messageFile.conversationId} = ${conversationId} AND ${messageFile.seq} = ${seq})`),
    reactions: qualified<{ reaction: Reaction; accountId: string }[] | null>(sql`(
      SELECT json_agg(json_build_object('reaction', ${messageReaction.reaction},
          'accountId', ${messageReaction.accountId}::text)
        ORDER BY ${messageReaction.createdAt}, ${messageReaction.accountId})
      FROM ${messageReaction}
      WHERE ${messageReaction.conversationId} = ${conversationId} AND ${messageReaction.seq} = ${seq})`),
    answered: qualified<Answered | null>(sql`CASE WHEN ${replyTo} IS NOT NULL THEN (
      SELECT json_build_object('senderId', answered.sender_id::text, 'fromShop', answered.from_shop,
        'text', left(answered.text, 120), 'voice', answered.voice IS NOT NULL, 'cardKind', answered.card_kind,
        'unsent', answered.unsent_at IS NOT NULL, 'fileMime', (
          SELECT shown.file->>'mime' FROM ${messageFile} AS shown
          WHERE shown.conversation_id = answered.conversation_id AND shown.seq = answered.seq
          ORDER BY shown.position LIMIT 1))
      FROM ${message} AS answered
      WHERE answered.conversation_id = ${conversationId} AND answered.seq = ${replyTo}) END`),
  };
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;

interface Span {
  conversationId: string;
  viewerId: string;
  /** Both included: places have no gaps. */
  first: number;
  last: number;
}

/** In the order of their places. */
export function findMessages(db: Queryable, span: Span) {
  return inSpan(db).execute({ ...span });
}

const inSpan = prepared((db) =>
  db
    .select(messageColumns(viewer))
    .from(message)
    .where(
      and(
        eq(message.conversationId, sql.placeholder('conversationId')),
        between(message.seq, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .orderBy(asc(message.seq))
    .prepare('chat_messages'),
);

interface ChangesQuery {
  conversationId: string;
  viewerId: string;
  after: number;
  floor: number;
  limit: number;
}

/** What changed after a number, in the order of the changes. */
export function findChanges(db: Queryable, query: ChangesQuery) {
  return changed(db).execute({ ...query });
}

const changed = prepared((db) =>
  db
    .select(messageColumns(viewer))
    .from(message)
    .where(
      and(
        eq(message.conversationId, sql.placeholder('conversationId')),
        gt(message.rev, sql.placeholder('after')),
        gt(message.seq, sql.placeholder('floor')),
      ),
    )
    .orderBy(asc(message.rev))
    .limit(sql.placeholder('limit'))
    .prepare('chat_changes'),
);
