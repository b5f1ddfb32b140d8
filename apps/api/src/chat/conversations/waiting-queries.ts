import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { conversation, member, message } from '../tables.ts';

/** Of the inbox and the requests, without archived and muted conversations. For the digest by mail. */
export async function countWaiting(
  db: Queryable,
  people: readonly { accountId: string; since: Date }[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = people.map(({ accountId }) => accountId);
  const since = people.map((each) => each.since.toISOString());
  const { rows } = await db.execute<{ accountId: string; count: number }>(sql`
    SELECT ${member.accountId} AS "accountId", count(*)::integer AS count
    FROM unnest(${sql.param(ids)}::bigint[], ${sql.param(since)}::timestamptz[]) AS person (id, since)
    JOIN ${member} ON ${member.accountId} = person.id
    JOIN ${conversation} ON ${conversation.id} = ${member.conversationId}
    WHERE ${member.state} IN ('open', 'request') AND NOT ${member.archived}
      AND NOT (${member.muted} AND (${member.mutedUntil} IS NULL
        OR ${member.mutedUntil} > ${now.toISOString()}::timestamptz))
      AND ${conversation.lastMessageAt} > person.since AND EXISTS (
        SELECT FROM ${message} WHERE ${message.conversationId} = ${conversation.id}
          AND ${message.seq} > greatest(${member.readSeq}, ${member.joinedSeq}, ${member.clearedSeq})
          AND ${message.senderId} IS DISTINCT FROM person.id AND ${message.createdAt} > person.since
          AND ${message.happening} IS NULL AND ${message.unsentAt} IS NULL)
    GROUP BY 1`);
  return new Map(rows.map(({ accountId, count }) => [accountId, count]));
}
