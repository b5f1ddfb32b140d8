import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared, preparedInsert } from '../../platform/database/prepared.ts';
import { query } from '../../platform/database/transaction.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import {
  type ConversationRow,
  member,
  message,
  messageFile,
  type StoredMessage,
} from '../tables.ts';

/**
 * Stores a message at the end of a locked conversation. In the same round trip it becomes the last one there, and
 * its sender has read the conversation up to it.
 */
export const insertMessage = preparedInsert(
  'chat_message',
  message,
  (insert) => `
  WITH stored AS (${insert} RETURNING *), place AS (
    UPDATE conversation_member AS m SET read_seq = stored.seq, delivered_seq = stored.seq FROM stored
    WHERE m.conversation_id = stored.conversation_id AND m.account_id = stored.sender_id
      AND NOT stored.from_shop AND stored.happening IS NULL)
  UPDATE conversation AS c SET last_seq = stored.seq, last_rev = stored.rev,
    last_message_at = stored.created_at,
    staff_read_seq = CASE WHEN stored.from_shop THEN stored.seq ELSE c.staff_read_seq END
  FROM stored WHERE c.id = stored.conversation_id`,
);

export async function insertFiles(
  tx: Transaction,
  { conversationId, seq }: Pick<StoredMessage, 'conversationId' | 'seq'>,
  files: readonly FileReference[],
) {
  if (files.length === 0) return;
  await tx
    .insert(messageFile)
    .values(files.map((file, position) => ({ conversationId, seq, position, file })));
}

/** The number of the last change of a locked conversation. */
export async function saveRev(tx: Transaction, { id, lastRev }: ConversationRow) {
  await query(tx, 'chat_rev', 'UPDATE conversation SET last_rev = $2 WHERE id = $1', [id, lastRev]);
}

/** A message that someone sent with this id of their browser. */
export async function findSent(
  db: Queryable,
  sent: { conversationId: string; senderId: string; clientId: string },
): Promise<StoredMessage | null> {
  const [row] = await sentBefore(db).execute(sent);
  return row ?? null;
}

const sentBefore = prepared((db) =>
  db
    .select()
    .from(message)
    .where(
      and(
        eq(message.conversationId, sql.placeholder('conversationId')),
        eq(message.senderId, sql.placeholder('senderId')),
        eq(message.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('chat_sent'),
);

export async function countSent(
  db: Queryable,
  conversationId: string,
  senderId: string,
): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.senderId, senderId)));
  return row?.sent ?? 0;
}

/** Only rises. Returns what it is afterwards, or null if nothing changed. */
export async function raiseRead(
  db: Queryable,
  place: { conversationId: string; accountId: string; read: number; delivered: number },
) {
  const { conversationId, accountId, read, delivered } = place;
  const [row] = await query<{ read_seq: number; delivered_seq: number }>(
    db,
    'chat_raise_read',
    RAISE_READ,
    [conversationId, accountId, read, delivered],
  );
  return row ? { readSeq: row.read_seq, deliveredSeq: row.delivered_seq } : null;
}

const RAISE_READ = `
  UPDATE conversation_member
  SET read_seq = greatest(read_seq, $3), delivered_seq = greatest(delivered_seq, $3, $4)
  WHERE conversation_id = $1 AND account_id = $2 AND (read_seq < $3 OR delivered_seq < greatest($3, $4))
  RETURNING read_seq, delivered_seq`;

export async function insertMembers(
  tx: Transaction,
  rows: readonly (typeof member.$inferInsert)[],
) {
  // In a conversation of two the other person may be opening it at this moment.
  if (rows.length > 0)
    await tx
      .insert(member)
      .values([...rows])
      .onConflictDoNothing();
}

/** From now on the conversation is an ordinary one for these people. */
export async function openFor(tx: Transaction, conversationId: string, accountIds: string[]) {
  await tx
    .update(member)
    .set({ state: 'open' })
    .where(and(eq(member.conversationId, conversationId), inArray(member.accountId, accountIds)));
}
