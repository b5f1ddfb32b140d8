import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { type ConversationRow, conversation, member } from '../tables.ts';

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

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

/** Everyone in a conversation, in the order in which they joined. */
export function findMembers(db: Queryable, conversationId: string) {
  return members(db).execute({ conversationId });
}

const members = prepared((db) =>
  db
    .select({ ...getTableColumns(member), username: profile.username, hidden: profile.hidden })
    .from(member)
    .innerJoin(profile, eq(profile.accountId, member.accountId))
    .where(eq(member.conversationId, sql.placeholder('conversationId')))
    .orderBy(asc(member.joinedAt), asc(member.accountId))
    .prepare('chat_members'),
);
