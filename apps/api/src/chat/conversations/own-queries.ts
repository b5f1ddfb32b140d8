import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { conversation, member } from '../tables.ts';

export async function findOwnName(db: Queryable, accountId: string): Promise<string> {
  const [row] = await db
    .select({ username: profile.username })
    .from(profile)
    .where(eq(profile.accountId, accountId));
  return row?.username ?? '';
}

/** Only rises. */
export async function raiseStaffRead(db: Queryable, id: string, read: number): Promise<void> {
  await db
    .update(conversation)
    .set({ staffReadSeq: read })
    .where(and(eq(conversation.id, id), lt(conversation.staffReadSeq, read)));
}

type OwnChanges = Partial<
  Pick<
    typeof member.$inferInsert,
    'state' | 'archived' | 'muted' | 'mutedUntil' | 'clearedSeq' | 'readSeq' | 'deliveredSeq'
  >
>;

/** Returns whether the account is a member. */
export async function changeOwnRow(
  db: Queryable,
  conversationId: string,
  accountId: string,
  changes: OwnChanges,
): Promise<boolean> {
  const { rowCount } = await db
    .update(member)
    .set(changes)
    .where(and(eq(member.conversationId, conversationId), eq(member.accountId, accountId)));
  return rowCount === 1;
}
