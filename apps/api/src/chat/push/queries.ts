import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardSource as sender } from '../../profiles/public/card-columns.ts';
import { unwantedPeople } from '../../profiles/public/unwanted.ts';
import type { Described } from '../messages/describe.ts';
import { conversation, member, message, messageFile, presence } from '../tables.ts';

interface Reader {
  accountId: string;
  now: Date;
}

/** What someone has not read, from people they want to hear of, in conversations that are not muted. */
function worthPush({ accountId, now }: Reader): SQL {
  const [reader, at] = [sql`${accountId}::bigint`, sql`${now.toISOString()}::timestamptz`];
  return sql`FROM ${message}
    JOIN ${conversation} ON ${conversation.id} = ${message.conversationId}
    JOIN ${member} ON ${member.conversationId} = ${message.conversationId}
      AND ${member.accountId} = ${reader} AND ${member.state} = 'open'
      AND NOT (${member.muted} AND coalesce(${member.mutedUntil} > ${at}, true))
    LEFT JOIN ${sender} ON ${sender.accountId} = ${message.senderId}
    WHERE ${message.seq} > greatest(${member.readSeq}, ${member.joinedSeq}, ${member.clearedSeq})
      AND ${message.happening} IS NULL AND ${message.unsentAt} IS NULL
      AND ${message.senderId} IS DISTINCT FROM ${reader}
      AND (${message.fromShop} OR (NOT ${sender.hidden}
        AND ${message.senderId} NOT IN (${unwantedPeople(reader, at)})))`;
}

interface PushedMessage extends Described {
  kind: 'direct' | 'group' | 'shop';
  title: string;
  senderName: string;
  createdAt: string;
}

/** A message, if it is worth a push and no newer one is: that one has its own. */
export async function findPushed(
  db: Queryable,
  reader: Reader,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<PushedMessage | null> {
  const { rows } = await db.execute<PushedMessage & Record<string, unknown>>(sql`
    SELECT * FROM (
      SELECT ${message.seq} AS seq, ${conversation.kind} AS kind, ${conversation.title} AS title,
        ${sender.displayName} AS "senderName", ${message.createdAt}::text AS "createdAt",
        ${message.text} AS text, ${message.voice} IS NOT NULL AS voice,
        ${message.cardKind} AS "cardKind", false AS unsent, (
          SELECT ${messageFile.file}->>'mime' FROM ${messageFile}
          WHERE ${messageFile.conversationId} = ${message.conversationId}
            AND ${messageFile.seq} = ${message.seq} ORDER BY ${messageFile.position} LIMIT 1) AS "fileMime"
      ${worthPush(reader)} AND ${message.conversationId} = ${conversationId}
      ORDER BY ${message.seq} DESC LIMIT 1) AS newest
    WHERE seq = ${seq}`);
  return rows[0] ?? null;
}

export async function countPushed(db: Queryable, reader: Reader, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count ${worthPush(reader)}
      AND ${message.createdAt} >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** Whether someone has a page open in any process. */
export async function hasOpenPage(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM ${presence} WHERE ${presence.accountId} = ${accountId}
      AND ${presence.until} > ${now.toISOString()}::timestamptz LIMIT 1`);
  return rowCount === 1;
}
