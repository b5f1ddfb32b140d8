import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import type { Described } from '../messages/describe.ts';
import { conversation, type HappeningRow, member, message, messageFile } from '../tables.ts';

/** A row of the list: the conversation, the viewer's place in it, its last message. */
export type ListedRow = Awaited<ReturnType<typeof findListed>>[number];

interface LastMessage extends Described {
  seq: number;
  senderId: string | null;
  fromShop: boolean;
  happening: HappeningRow | null;
  createdAt: string;
}

export const MOST_UNREAD = 100;

const floor = sql`greatest(${member.joinedSeq}, ${member.clearedSeq})`;

/** What the viewer has not read: not their own, not what happened, not what was taken back. */
function unreadFor(viewerId: string, staff: boolean): SQL {
  const read = staff
    ? sql`${conversation.staffReadSeq}`
    : sql`greatest(${member.readSeq}, ${floor})`;
  const foreign = staff
    ? sql`NOT ${message.fromShop}`
    : sql`${message.senderId} IS DISTINCT FROM ${viewerId}::bigint`;
  return sql`SELECT FROM ${message} WHERE ${message.conversationId} = ${conversation.id}
    AND ${message.seq} > ${read} AND ${foreign}
    AND ${message.happening} IS NULL AND ${message.unsentAt} IS NULL`;
}

/** Staff without a row of their own look at conversations with the shop. */
function listedColumns(viewerId: string, staff: boolean) {
  const lowest = staff ? sql`0` : floor;
  const viewer = sql`${viewerId}::bigint`;
  const otherId = sql`CASE WHEN ${conversation.lowId} = ${viewer} THEN ${conversation.highId}
    ELSE ${conversation.lowId} END`;
  return {
    conversation: getTableColumns(conversation),
    own: getTableColumns(member),
    floor: sql<number>`coalesce(${lowest}, 0)`,
    unread: sql<number>`(SELECT count(*)::int FROM (${unreadFor(viewerId, staff)} LIMIT ${MOST_UNREAD}) AS unread)`,
    memberCount: sql<number>`(SELECT count(*)::int FROM ${member} AS one
      WHERE one.conversation_id = ${conversation.id})`,
    others: sql<string[]>`ARRAY(SELECT one.account_id::text FROM ${member} AS one
      WHERE one.conversation_id = ${conversation.id} AND one.account_id <> ${viewer}
      ORDER BY one.joined_at, one.account_id LIMIT 4)`,
    /** Of the other person; null before the first message, and once their account is gone. */
    otherState: sql<string | null>`(SELECT one.state FROM ${member} AS one
      WHERE one.conversation_id = ${conversation.id} AND one.account_id = ${otherId})`,
    sent: sql<number>`CASE WHEN ${conversation.kind} = 'direct' THEN (SELECT count(*)::int FROM (
      SELECT FROM ${message} WHERE ${message.conversationId} = ${conversation.id}
        AND ${message.senderId} = ${viewer} LIMIT 10) AS sent) ELSE 0 END`,
    last: sql<LastMessage | null>`(SELECT json_build_object('seq', ${message.seq},
        'senderId', ${message.senderId}::text, 'fromShop', ${message.fromShop}, 'text', left(${message.text}, 200),
        'voice', ${message.voice} IS NOT NULL, 'cardKind', ${message.cardKind},
        'unsent', ${message.unsentAt} IS NOT NULL, 'happening', ${message.happening},
        'createdAt', ${message.createdAt}, 'fileMime', (SELECT ${messageFile.file}->>'mime' FROM ${messageFile}
          WHERE ${messageFile.conversationId} = ${message.conversationId}
            AND ${messageFile.seq} = ${message.seq} ORDER BY ${messageFile.position} LIMIT 1))
      FROM ${message} WHERE ${message.conversationId} = ${conversation.id}
        AND ${message.seq} = ${conversation.lastSeq} AND ${message.seq} > coalesce(${lowest}, 0))`,
  };
}

const ownRow = (viewerId: string) =>
  and(eq(member.conversationId, conversation.id), eq(member.accountId, viewerId));

/** One conversation in which the viewer has a seat. */
export function findListed(db: Queryable, viewerId: string, staff: boolean, id: string) {
  return db
    .select(listedColumns(viewerId, staff))
    .from(conversation)
    .leftJoin(member, ownRow(viewerId))
    .where(eq(conversation.id, id));
}

export interface BoxQuery {
  viewerId: string;
  box: 'inbox' | 'requests' | 'archived' | 'shop';
  /** A LIKE pattern for names and titles. */
  like: string | null;
  before: readonly [Date, string] | null;
  limit: number;
}

/** The conversations of a box, the one with the newest message first. Empty ones are in none. */
export function listBox(db: Queryable, { viewerId, box, like, before, limit }: BoxQuery) {
  const staff = box === 'shop';
  const [at, id] = before ?? [];
  const { lastMessageAt } = conversation;
  return db
    .select(listedColumns(viewerId, staff))
    .from(conversation)
    .leftJoin(member, ownRow(viewerId))
    .where(
      and(
        inBox[box],
        sql`${conversation.lastSeq} > ${staff ? sql`0` : floor}`,
        like === null ? undefined : isNamed(viewerId, like),
        before
          ? sql`(${lastMessageAt}, ${conversation.id}) < (${at?.toISOString()}::timestamptz, ${id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(lastMessageAt), desc(conversation.id))
    .limit(limit);
}

const inBox: Record<BoxQuery['box'], SQL> = {
  inbox: sql`${member.state} = 'open' AND NOT ${member.archived}`,
  requests: sql`${member.state} = 'request'`,
  archived: sql`${member.state} = 'open' AND ${member.archived}`,
  shop: sql`${conversation.kind} = 'shop' AND ${member.accountId} IS NULL`,
};

function isNamed(viewerId: string, like: string): SQL {
  return sql`(folded(${conversation.title}) LIKE folded(${like}) OR EXISTS (
    SELECT FROM ${member} AS one JOIN ${profile} ON ${profile.accountId} = one.account_id
    WHERE one.conversation_id = ${conversation.id} AND one.account_id <> ${viewerId}::bigint
      AND NOT ${profile.hidden}
      AND folded(${profile.displayName} || ' ' || ${profile.username}) LIKE folded(${like})))`;
}

/** How many conversations of each box have something unread. */
export async function countUnreadBoxes(
  db: Queryable,
  { viewerId, staff, now }: { viewerId: string; staff: boolean; now: Date },
): Promise<{ inbox: number; requests: number; shop: number }> {
  const silent = sql`(${member.muted} AND (${member.mutedUntil} IS NULL
    OR ${member.mutedUntil} > ${now.toISOString()}::timestamptz))`;
  const countIf = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})::int`;
  const [own] = await db
    .select({
      inbox: countIf(sql`${member.state} = 'open' AND NOT ${member.archived} AND NOT ${silent}`),
      requests: countIf(sql`${member.state} = 'request'`),
    })
    .from(member)
    .innerJoin(conversation, eq(conversation.id, member.conversationId))
    .where(
      and(
        eq(member.accountId, viewerId),
        sql`${conversation.lastSeq} > ${member.readSeq} AND EXISTS (${unreadFor(viewerId, false)})`,
      ),
    );
  const [shop] = staff
    ? await db
        .select({ unread: countIf(sql`EXISTS (${unreadFor(viewerId, true)})`) })
        .from(conversation)
        .leftJoin(member, ownRow(viewerId))
        .where(and(inBox.shop, sql`${conversation.lastSeq} > ${conversation.staffReadSeq}`))
    : [];
  return { inbox: own?.inbox ?? 0, requests: own?.requests ?? 0, shop: shop?.unread ?? 0 };
}
