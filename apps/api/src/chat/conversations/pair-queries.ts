import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId, type Queryable, type Transaction } from '../../platform/database/database.ts';
import { qualified } from '../../platform/database/qualified.ts';
import { conversation, member } from '../tables.ts';

interface Pair {
  lowId: string;
  highId: string | null;
}

const ofPair = (kind: 'direct' | 'shop', { lowId, highId }: Pair) =>
  and(
    eq(conversation.kind, kind),
    eq(conversation.lowId, lowId),
    highId === null ? isNull(conversation.highId) : eq(conversation.highId, highId),
  );

/** The conversation of a pair, and who has a row in it already. */
export async function findPair(db: Queryable, kind: 'direct' | 'shop', pair: Pair) {
  const [row] = await db
    .select({
      id: conversation.id,
      members: qualified<string[]>(sql`ARRAY(SELECT ${member.accountId}::text FROM ${member}
        WHERE ${member.conversationId} = ${conversation.id})`),
    })
    .from(conversation)
    .where(ofPair(kind, pair));
  return row ?? null;
}

/** The new conversation of a pair, or the one that exists by now. */
export async function insertPair(
  tx: Transaction,
  { kind, now, ...pair }: Pair & { kind: 'direct' | 'shop'; now: Date },
): Promise<string> {
  await tx
    .insert(conversation)
    .values({ id: newId(now), kind, ...pair, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: conversation.id })
    .from(conversation)
    .where(ofPair(kind, pair));
  return (row as { id: string }).id;
}

/** In a conversation that has messages the viewer is a member already; here it has none. */
export async function joinPair(
  tx: Transaction,
  row: { conversationId: string; accountId: string; joinedAt: Date },
) {
  await tx
    .insert(member)
    .values({ ...row, state: 'open', joinedSeq: 0, readSeq: 0, deliveredSeq: 0 })
    .onConflictDoNothing();
}
