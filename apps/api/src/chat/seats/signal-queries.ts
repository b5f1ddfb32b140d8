import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { chatSetting, conversation, member, presence } from '../tables.ts';

type Switch = 'receipts' | 'presence' | 'typing';

/** Whether someone shows this, which is so unless they turned it off. */
function shows(what: Switch, accountId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce((SELECT ${chatSetting[what]} FROM ${chatSetting}
    WHERE ${chatSetting.accountId} = ${accountId}), true)`;
}

/**
 * Whether the viewer and the person of this row of `profile` show each other something: both have it on,
 * neither has blocked the other, and no request is open between them.
 */
export function showEachOther(what: Switch, viewer: SQL): SQL<boolean> {
  return sql<boolean>`(${shows(what, viewer)} AND ${shows(what, profile.accountId)}
    AND NOT ${tiesTo(viewer).blocked} AND NOT EXISTS (
      SELECT FROM ${member} AS waiting WHERE waiting.conversation_id = ${member.conversationId}
        AND waiting.state <> 'open' AND ${conversation.kind} = 'direct'))`;
}

export interface Signals {
  receipts: boolean;
  typing: boolean;
  /** Null if one of the two does not show it. */
  online: boolean | null;
}

/** What the viewer and each other member of a conversation show each other, by account id. */
export async function findSignals(
  db: Queryable,
  conversationId: string,
  viewerId: string,
  now: Date,
): Promise<Map<string, Signals>> {
  const viewer = sql`${viewerId}::bigint`;
  const rows = await db
    .select({
      accountId: member.accountId,
      receipts: showEachOther('receipts', viewer),
      typing: showEachOther('typing', viewer),
      online: sql<boolean | null>`CASE WHEN ${showEachOther('presence', viewer)} THEN EXISTS (
        SELECT FROM ${presence} WHERE ${presence.accountId} = ${member.accountId}
          AND ${presence.until} > ${now.toISOString()}::timestamptz) END`,
    })
    .from(member)
    .innerJoin(profile, sql`${profile.accountId} = ${member.accountId} AND NOT ${profile.hidden}`)
    .innerJoin(conversation, sql`${conversation.id} = ${member.conversationId}`)
    .where(sql`${member.conversationId} = ${conversationId} AND ${member.accountId} <> ${viewer}`);
  return new Map(rows.map(({ accountId, ...signals }) => [accountId, signals]));
}
