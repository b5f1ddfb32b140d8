import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { conversation, member, message } from '../tables.ts';
import { messageColumns } from './read-queries.ts';

interface MatchQuery {
  viewerId: string;
  /** Null for all conversations of the viewer. */
  conversationId: string | null;
  /** The viewer is staff, and the conversation one with the shop. */
  staff: boolean;
  like: string;
  before: readonly [Date, string, number] | null;
  limit: number;
}

/** Messages with this text that the viewer may see, the newest first; accents do not matter. */
export function findMatches(db: Queryable, query: MatchQuery) {
  const { viewerId, conversationId, staff, like, before, limit } = query;
  const [at, id, seq] = before ?? [];
  const floor = sql<number>`coalesce(greatest(${member.joinedSeq}, ${member.clearedSeq}), 0)`;
  return db
    .select({
      ...messageColumns(sql`${viewerId}::bigint`),
      kind: conversation.kind,
      state: sql<'open' | 'request' | 'declined'>`coalesce(${member.state}, 'open')`,
      floor,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(
      member,
      and(eq(member.conversationId, message.conversationId), eq(member.accountId, viewerId)),
    )
    .where(
      and(
        conversationId === null ? undefined : eq(message.conversationId, conversationId),
        staff ? undefined : eq(member.accountId, viewerId),
        sql`${message.seq} > ${floor}`,
        sql`${message.text} <> '' AND folded(${message.text}) LIKE folded(${like})`,
        before
          ? sql`(${message.createdAt}, ${message.conversationId}, ${message.seq})
              < (${at?.toISOString()}::timestamptz, ${id}::bigint, ${seq}::integer)`
          : undefined,
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.conversationId), desc(message.seq))
    .limit(limit);
}
