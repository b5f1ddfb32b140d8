import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { supportMessage } from './tables.ts';

export type MessageRow = typeof supportMessage.$inferSelect;

export async function insertMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insert(supportMessage).values(row);
}

export function listOfAccount(
  db: Queryable,
  query: { accountId: string; before: string; limit: number },
): Promise<MessageRow[]> {
  return ofAccount(db).execute(query);
}

const ofAccount = prepared((db) =>
  db
    .select()
    .from(supportMessage)
    .where(
      and(
        eq(supportMessage.accountId, sql.placeholder('accountId')),
        lt(supportMessage.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(supportMessage.id))
    .limit(sql.placeholder('limit'))
    .prepare('support_of_account'),
);

/**
 * When the `count`-th last message since then was sent; null if there are fewer. Other messages of this
 * account wait until the transaction ends, so that two cannot both be the last.
 */
export async function findNthLast(
  tx: Transaction,
  { accountId, since, count }: { accountId: string; since: Date; count: number },
): Promise<Date | null> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('support_message ' || ${accountId}, 0))`,
  );
  const rows = await tx
    .select({ createdAt: supportMessage.createdAt })
    .from(supportMessage)
    .where(and(eq(supportMessage.accountId, accountId), gt(supportMessage.createdAt, since)))
    .orderBy(desc(supportMessage.id))
    .limit(count);
  return rows[count - 1]?.createdAt ?? null;
}
