import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { conversation, member } from '../tables.ts';

/** Of these accounts, the ones that share an accepted conversation of two with someone. */
export async function acceptedWith(
  db: Queryable,
  accountId: string,
  otherIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT ${member.accountId}::text AS id FROM ${member}
    JOIN ${conversation} ON ${conversation.id} = ${member.conversationId} AND ${conversation.kind} = 'direct'
    JOIN ${member} AS own ON own.conversation_id = ${member.conversationId}
      AND own.account_id = ${accountId}::bigint AND own.state = 'open'
    WHERE ${member.state} = 'open' AND ${member.accountId} = ANY (${sql.param([...otherIds])}::bigint[])
      AND ${member.accountId} <> ${accountId}::bigint AND ${conversation.lastSeq} > 0`);
  return new Set(rows.map(({ id }) => id));
}
