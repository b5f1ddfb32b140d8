import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { conversation, member, message, messageFile } from '../tables.ts';

/** The conversations of several that someone is in. */
export async function groupsOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: conversation.id })
    .from(member)
    .innerJoin(conversation, eq(conversation.id, member.conversationId))
    .where(and(eq(member.accountId, accountId), eq(conversation.kind, 'group')))
    .orderBy(asc(conversation.id));
  return rows.map(({ id }) => id);
}

/** Deletes some conversations that nobody else has: with the shop, and with people who are gone. */
export async function deleteSomeAlone(
  db: Database,
  accountId: string,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${conversation} WHERE ${conversation.id} IN (
      SELECT own.conversation_id FROM ${member} AS own
      WHERE own.account_id = ${accountId} AND NOT EXISTS (SELECT FROM ${member} AS other
        WHERE other.conversation_id = own.conversation_id AND other.account_id <> own.account_id)
      LIMIT ${limit})`);
  return rowCount ?? 0;
}

/** Takes the name off some messages that stay for others. */
export async function forgetSomeSent(
  db: Database,
  accountId: string,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE ${message} SET sender_id = NULL WHERE (conversation_id, seq) IN (
      SELECT sent.conversation_id, sent.seq FROM ${message} AS sent
      WHERE sent.sender_id = ${accountId} LIMIT ${limit})`);
  return rowCount ?? 0;
}

interface SentQuery {
  accountId: string;
  after: { conversationId: string; seq: number };
  limit: number;
}

/** What someone wrote, conversation by conversation. */
export function listSent(db: Queryable, { accountId, after, limit }: SentQuery) {
  const { conversationId, seq, text, createdAt, editedAt } = message;
  return db
    .select({
      ...{ conversationId, seq, text, createdAt, editedAt },
      kind: conversation.kind,
      title: conversation.title,
      files: sql<string[]>`ARRAY(SELECT ${messageFile.file}->>'path' FROM ${messageFile}
        WHERE ${messageFile.conversationId} = ${conversationId} AND ${messageFile.seq} = ${seq}
        ORDER BY ${messageFile.position})`,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, conversationId))
    .where(
      and(
        eq(message.senderId, accountId),
        sql`(${conversationId}, ${seq}) > (${after.conversationId}::bigint, ${after.seq}::integer)`,
        sql`${message.happening} IS NULL AND ${message.unsentAt} IS NULL`,
      ),
    )
    .orderBy(asc(conversationId), asc(seq))
    .limit(limit);
}
