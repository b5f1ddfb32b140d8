import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { showEachOther } from '../seats/signal-queries.ts';
import { conversation, member, presence } from '../tables.ts';

const ids = (accountIds: readonly string[]) => sql`${sql.param([...accountIds])}::bigint[]`;

interface Renewal {
  accountIds: readonly string[];
  processId: string;
  now: Date;
  until: Date;
}

/** Returns those who were not online in any process before. */
export async function renewLeases(
  db: Queryable,
  { accountIds, processId, now, until }: Renewal,
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH renewed AS (
      INSERT INTO ${presence} (account_id, process_id, until)
      SELECT id, ${processId}::uuid, ${until.toISOString()}::timestamptz FROM unnest(${ids(accountIds)}) AS id
      ON CONFLICT (account_id, process_id) DO UPDATE SET until = excluded.until)
    SELECT id::text FROM unnest(${ids(accountIds)}) AS id
    WHERE NOT EXISTS (SELECT FROM ${presence} AS before
      WHERE before.account_id = id AND before.until > ${now.toISOString()}::timestamptz)`);
  return rows.map(({ id }) => id);
}

/** Ends the leases of this process for everyone else, and those that have expired. Returns whose they were. */
export async function dropLeases(
  db: Queryable,
  { except, processId, now }: { except: readonly string[]; processId: string; now: Date },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    DELETE FROM ${presence}
    WHERE (${presence.processId} = ${processId}::uuid AND ${presence.accountId} <> ALL (${ids(except)}))
      OR ${presence.until} <= ${now.toISOString()}::timestamptz
    RETURNING ${presence.accountId}::text AS id`);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Those of some accounts who are online nowhere. */
export async function findGone(
  db: Queryable,
  accountIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id::text FROM unnest(${ids(accountIds)}) AS id WHERE NOT EXISTS (
      SELECT FROM ${presence} WHERE ${presence.accountId} = id
        AND ${presence.until} > ${now.toISOString()}::timestamptz)`);
  return rows.map(({ id }) => id);
}

/** Who is told about each of some accounts: the others of their conversations of two. */
export async function findAudience(
  db: Queryable,
  accountIds: readonly string[],
): Promise<{ accountId: string; username: string; to: string[] }[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute<{ accountId: string; username: string; to: string[] }>(sql`
    SELECT ${member.accountId}::text AS "accountId", ${profile.username} AS username,
      array_agg(other.account_id::text) AS "to"
    FROM ${member}
    JOIN ${conversation} ON ${conversation.id} = ${member.conversationId} AND ${conversation.kind} = 'direct'
    JOIN ${member} AS other ON other.conversation_id = ${member.conversationId}
      AND other.account_id <> ${member.accountId}
    JOIN ${profile} ON ${profile.accountId} = ${member.accountId} AND NOT ${profile.hidden}
    WHERE ${member.accountId} = ANY (${ids(accountIds)})
      AND ${showEachOther('presence', sql`other.account_id`)}
    GROUP BY 1, 2`);
  return rows;
}
