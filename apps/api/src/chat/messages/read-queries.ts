import type { Reaction } from '@arquiba/contract/messages';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { namedColumns, preparedStatement, type RowOf } from '../../platform/database/prepared.ts';
import { qualified } from '../../platform/database/qualified.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { namedIn } from '../../profiles/public/named-in.ts';
import { message, messageFile, messageReaction } from '../tables.ts';
import type { Described } from './describe.ts';

export type MessageRow = RowOf<ReturnType<typeof messageColumns>>;

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
const columns = messageColumns(viewer);

interface Span {
  conversationId: string;
  viewerId: string;
  /** Both included: places have no gaps. */
  first: number;
  last: number;
}

/** In the order of their places. */
export function findMessages(db: Queryable, span: Span): Promise<MessageRow[]> {
  return inSpan(db, { ...span });
}

const inSpan = preparedStatement<MessageRow>(
  'chat_messages',
  sql`SELECT ${namedColumns(columns)} FROM ${message}
    WHERE ${message.conversationId} = ${sql.placeholder('conversationId')}
      AND ${message.seq} BETWEEN ${sql.placeholder('first')} AND ${sql.placeholder('last')}
    ORDER BY ${message.seq}`,
);

interface ChangesQuery {
  conversationId: string;
  viewerId: string;
  after: number;
  floor: number;
  limit: number;
}

/** What changed after a number, in the order of the changes. */
export function findChanges(db: Queryable, query: ChangesQuery): Promise<MessageRow[]> {
  return changed(db, { ...query });
}

const changed = preparedStatement<MessageRow>(
  'chat_changes',
  sql`SELECT ${namedColumns(columns)} FROM ${message}
    WHERE ${message.conversationId} = ${sql.placeholder('conversationId')}
      AND ${message.rev} > ${sql.placeholder('after')} AND ${message.seq} > ${sql.placeholder('floor')}
    ORDER BY ${message.rev} LIMIT ${sql.placeholder('limit')}`,
);
