import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import {
  namedColumns,
  prepared,
  preparedStatement,
  type RowOf,
} from '../../platform/database/prepared.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { type ConversationRow, conversation, member } from '../tables.ts';

export type MemberRow = RowOf<typeof memberColumns>;

/** A conversation and the member's row of someone in it, if there is one. */
export async function findSeatRow(db: Queryable, conversationId: string, viewerId: string) {
  const [row] = await seatRow(db).execute({ conversationId, viewerId });
  return row ?? null;
}

const seatRow = prepared((db) =>
  db
    .select({ conversation: getTableColumns(conversation), member: getTableColumns(member) })
    .from(conversation)
    .leftJoin(
      member,
      and(
        eq(member.conversationId, conversation.id),
        eq(member.accountId, sql.placeholder('viewerId')),
      ),
    )
    .where(eq(conversation.id, sql.placeholder('conversationId')))
    .prepare('chat_seat'),
);

/** Until the transaction ends, nobody else writes in the conversation. */
export async function lockConversation(
  tx: Transaction,
  conversationId: string,
): Promise<ConversationRow | null> {
  const [row] = await locked(tx).execute({ conversationId });
  return row ?? null;
}

const locked = prepared((db) =>
  db
    .select()
    .from(conversation)
    .where(eq(conversation.id, sql.placeholder('conversationId')))
    .for('no key update')
    .prepare('chat_lock'),
);

const memberColumns = {
  ...getTableColumns(member),
  username: profile.username,
  hidden: profile.hidden,
};

/** Everyone in a conversation, in the order in which they joined. */
export function findMembers(db: Queryable, conversationId: string): Promise<MemberRow[]> {
  return members(db, { conversationId });
}

const members = preparedStatement<MemberRow>(
  'chat_members',
  sql`SELECT ${namedColumns(memberColumns)} FROM ${member}
    JOIN ${profile} ON ${profile.accountId} = ${member.accountId}
    WHERE ${member.conversationId} = ${sql.placeholder('conversationId')}
    ORDER BY ${member.joinedAt}, ${member.accountId}`,
);
